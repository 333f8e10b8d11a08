// Making and changing elements. Text only ever goes in as text.

const SVG = "http://www.w3.org/2000/svg";

function apply(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "value" || name === "checked") element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
}

/** An element with attributes, listeners (`onclick`) and children (elements or text). */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  apply(element, attributes);
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** The same for SVG. */
export function s(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  apply(element, attributes);
  element.append(...children.flat());
  return element;
}

/** Set text, touching the page only when it differs: screen readers and selections stay undisturbed. */
export function setText(element, text) {
  const given = String(text ?? "");
  if (element.textContent !== given) element.textContent = given;
}

/** Show or hide. */
export function show(element, on) {
  if (element.hidden === Boolean(on)) element.hidden = !on;
}

/** Set or remove an attribute. */
export function mark(element, name, value) {
  if (value === false || value === null || value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value === true ? "" : value);
}

/** Put an element somewhere: custom properties for the style sheet. */
export function place(element, properties) {
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value);
}

/** Whether somebody is typing in this element. */
export function typing(element) {
  return (
    element instanceof HTMLElement &&
    element.matches("input:not([type=range]):not([type=checkbox]):not([type=radio]), textarea, select")
  );
}

/** A button. */
export function button(label, onclick, attributes = {}) {
  return h("button", { type: "button", onclick, ...attributes }, label);
}

/** A field with its label and what it is about. */
export function field(label, control, hint = "") {
  const about = typeof hint === "string" ? hint && h("small", {}, hint) : hint;
  return h("label", { class: "field" }, h("span", {}, label), control, about);
}

/** A choice. */
export function select(options, value, attributes = {}) {
  const made = h(
    "select",
    attributes,
    options.map(([key, label]) => h("option", { value: key }, label)),
  );
  made.value = value;
  return made;
}

/** What a form does instead of loading another page. */
export function submitted(act) {
  return (event) => {
    event.preventDefault();
    act(event);
  };
}
