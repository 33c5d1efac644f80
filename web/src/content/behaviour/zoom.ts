import { defineCopy, textsFor } from "../../lib/copy.ts";
import { storefrontFromHost } from "../../lib/storefront-from-host.ts";
import styles from "./zoom.module.css";

const copy = defineCopy({
  de: { enlarge: "Bild vergrößern", close: "Schließen" },
  en: { enlarge: "Enlarge picture", close: "Close" },
});

/** Opens a picture over the page, which does not scroll behind it (CMS-26). Escape, a press and the button close it. */
function openZoom(picture: HTMLImageElement, closeText: string, opener: HTMLElement): void {
  const dialog = document.createElement("dialog");
  dialog.className = styles.zoom ?? "";
  dialog.setAttribute("aria-label", picture.alt);
  const close = Object.assign(document.createElement("button"), {
    type: "button",
    className: styles.close ?? "",
    textContent: closeText,
  });
  const large = Object.assign(document.createElement("img"), {
    src: picture.currentSrc || picture.src,
    alt: picture.alt,
  });
  dialog.append(close, large);
  dialog.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    document.documentElement.classList.remove(styles.locked ?? "");
    opener.focus();
  });
  document.body.append(dialog);
  document.documentElement.classList.add(styles.locked ?? "");
  dialog.showModal();
}

/** Makes the pictures of boxes that may zoom into buttons. */
export function startZoom(root: HTMLElement): () => void {
  const { enlarge, close } = textsFor(copy, storefrontFromHost(location.host));
  for (const picture of root.querySelectorAll<HTMLImageElement>("[data-zooms] img.zoom")) {
    if (picture.closest("button, a")) continue;
    const button = document.createElement("button");
    button.type = "button";
    button.className = styles.opener ?? "";
    button.setAttribute("aria-label", picture.alt === "" ? enlarge : `${enlarge}: ${picture.alt}`);
    picture.replaceWith(button);
    button.append(picture);
    button.addEventListener("click", () => openZoom(picture, close, button));
  }
  // The buttons go with the page.
  return () => undefined;
}
