"""Draw the page's icons as PNG from its SVG files: `python tools/icons.py`, after a change of either."""

from __future__ import annotations

import io
import shutil
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

WEB = Path(__file__).parent.parent / "src/sidepot/room/web"
DRAWN = {
    "icon-192.png": ("icon.svg", 192), "icon-512.png": ("icon.svg", 512),
    "icon-maskable-192.png": ("icon-maskable.svg", 192), "icon-maskable-512.png": ("icon-maskable.svg", 512),
    "icon-apple.png": ("icon-maskable.svg", 180),
}  # fmt: skip
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def main() -> None:
    """Draw each of them."""
    browser_path = next(path for name in BROWSERS if (path := shutil.which(name)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        for name, (source, size) in DRAWN.items():
            page.set_viewport_size({"width": size, "height": size})
            drawing = (WEB / source).read_text("utf-8").replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing}")
            taken = page.screenshot(omit_background=True)
            Image.open(io.BytesIO(taken)).quantize(128).save(WEB / name, optimize=True)
        browser.close()


if __name__ == "__main__":
    main()
