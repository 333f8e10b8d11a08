// A page for when the room can't be reached, and a way back from a notification. No code of the room's page is kept here:
// what is kept has an address of its own for each version, and an older version's goes when this one comes.

const OFFLINE = "/web/offline.html";
const KEPT = [
  OFFLINE,
  "/web/css/base.css",
  "/web/icon.svg",
  "/web/js/room/offline.js",
  "/web/js/shared/settings.js",
  "/web/js/shared/say.js",
  "/web/words/offline/en.ftl",
  "/web/words/offline/de.ftl",
  "/web/words/offline/es.ftl",
  "/web/words/offline/fr.ftl",
  "/web/words/offline/pt-BR.ftl",
  "/web/words/offline/pl.ftl",
  "/web/vendor/fluent/ast.js",
  "/web/vendor/fluent/builtins.js",
  "/web/vendor/fluent/bundle.js",
  "/web/vendor/fluent/index.js",
  "/web/vendor/fluent/memoizer.js",
  "/web/vendor/fluent/resolver.js",
  "/web/vendor/fluent/resource.js",
  "/web/vendor/fluent/scope.js",
  "/web/vendor/fluent/types.js",
];
const CACHE = `sidepot ${OFFLINE}`;

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(KEPT))
      .then(() => skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  else if (origin === location.origin && KEPT.includes(pathname))
    event.respondWith(fetch(request).catch(() => caches.match(request)));
});

addEventListener("notificationclick", (event) => {
  const { path } = event.notification.data ?? { path: "/" };
  event.notification.close();
  event.waitUntil(goTo(path));
});

async function goTo(path) {
  const [open] = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (!open) return clients.openWindow(path);
  open.postMessage({ go: path });
  return open.focus();
}
