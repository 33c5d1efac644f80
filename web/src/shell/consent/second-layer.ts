import { hasConsent } from "../../lib/browser-memory.ts";
import { consentChosen, consentCookie, consentWanted } from "../../lib/consent.ts";
import styles from "./second-layer.module.css";

const texts = {
  de: {
    title: "Cookie-Einstellungen",
    text: "Ohne Cookies für Warenkorb, Anmeldung und Sicherheit funktioniert der Shop nicht. Was Sie ansehen und wie schnell unsere Seiten sind, messen wir nur, wenn Sie zustimmen. Für Werbung setzen wir keine.",
    always: "Notwendige Cookies (immer aktiv)",
    statistics: "Statistik: hilft uns, den Shop besser zu machen",
    refuse: "Nur notwendige",
    accept: "Alle zulassen",
    close: "Auswahl speichern",
  },
  en: {
    title: "Cookie settings",
    text: "The shop does not work without cookies for the basket, for signing in and for security. What you look at and how fast our pages are, we measure only if you agree. There are none for advertising.",
    always: "Necessary cookies (always active)",
    statistics: "Statistics: help us to make the shop better",
    refuse: "Necessary only",
    accept: "Allow all",
    close: "Save choice",
  },
} as const;

/** How long a choice is kept, in seconds: six months. */
const halfYear = 15_552_000;

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
 * Opens the second layer: the consent tool's, where there is one, else our own, which states what is set and keeps that
 * the visitor has chosen (FOOT-07, C-79). Loaded when a link requests it.
 */
export function openSecondLayer(): void {
  if (!document.dispatchEvent(new Event(consentWanted, { cancelable: true }))) return;
  const t = texts[document.documentElement.lang.startsWith("en") ? "en" : "de"];
  const box = element("input", { type: "checkbox", checked: true, disabled: true });
  const statistics = element("input", { type: "checkbox", checked: hasConsent() });
  // To refuse takes as little as to agree: the same buttons, side by side.
  const buttons = (["refuse", "accept", "close"] as const).map((value) =>
    element("button", { type: "submit", value, textContent: t[value], className: styles.button ?? "" }),
  );
  const dialog = element(
    "dialog",
    { className: styles.layer ?? "" },
    element(
      "form",
      { method: "dialog" },
      element("h2", { textContent: t.title, id: "consent-title" }),
      element("p", { textContent: t.text }),
      element("label", {}, box, document.createTextNode(t.always)),
      element("label", {}, statistics, document.createTextNode(t.statistics)),
      ...buttons,
    ),
  );
  dialog.setAttribute("aria-labelledby", "consent-title");
  const origin = document.activeElement;
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (origin instanceof HTMLElement) origin.focus();
  });
  dialog.addEventListener("submit", (event) => {
    const pressed = event instanceof SubmitEvent && event.submitter ? Reflect.get(event.submitter, "value") : "close";
    const isAllowed = pressed === "accept" || (pressed === "close" && statistics.checked);
    const choice = isAllowed ? "statistics" : "necessary";
    document.cookie = `${consentCookie}=${choice}; path=/; max-age=${halfYear}; samesite=lax`;
    document.dispatchEvent(new Event(consentChosen));
  });
  document.body.append(dialog);
  dialog.showModal();
}
