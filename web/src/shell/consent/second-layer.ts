import { consentChosen, consentCookie, consentWanted } from "../../lib/consent.ts";
import styles from "./second-layer.module.css";

const texts = {
  de: {
    title: "Cookie-Einstellungen",
    text: "Wir setzen nur Cookies, ohne die der Shop nicht funktioniert: für Warenkorb, Anmeldung und Sicherheit. Für Werbung oder Statistik setzen wir keine.",
    always: "Notwendige Cookies (immer aktiv)",
    close: "Auswahl speichern",
  },
  en: {
    title: "Cookie settings",
    text: "We only set cookies that the shop cannot work without: for the basket, for signing in and for security. There are none for advertising or statistics.",
    always: "Necessary cookies (always active)",
    close: "Save choice",
  },
} as const;

const year = 31_536_000;

function element<Tag extends keyof HTMLElementTagNameMap>(
  name: Tag,
  traits: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: Node[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(name), traits);
  made.append(...children);
  return made;
}

/**
 * Opens the second layer: the consent tool's, where there is one, else our own, which says what is set and keeps that
 * the visitor has chosen (FOOT-07, C-79). Loaded when a link asks for it.
 */
export function openSecondLayer(): void {
  if (!document.dispatchEvent(new Event(consentWanted, { cancelable: true }))) return;
  const t = texts[document.documentElement.lang.startsWith("en") ? "en" : "de"];
  const box = element("input", { type: "checkbox", checked: true, disabled: true });
  const button = element("button", { type: "submit", textContent: t.close, className: styles.button ?? "" });
  const dialog = element(
    "dialog",
    { className: styles.layer ?? "" },
    element(
      "form",
      { method: "dialog" },
      element("h2", { textContent: t.title, id: "consent-title" }),
      element("p", { textContent: t.text }),
      element("label", {}, box, document.createTextNode(t.always)),
      button,
    ),
  );
  dialog.setAttribute("aria-labelledby", "consent-title");
  const origin = document.activeElement;
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (origin instanceof HTMLElement) origin.focus();
  });
  dialog.addEventListener("submit", () => {
    document.cookie = `${consentCookie}=necessary; path=/; max-age=${year}; samesite=lax`;
    document.dispatchEvent(new Event(consentChosen));
  });
  document.body.append(dialog);
  dialog.showModal();
}
