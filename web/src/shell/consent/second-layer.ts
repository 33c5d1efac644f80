import { hasConsent } from "../../lib/browser-memory.ts";
import { consentLine } from "../../lib/consent-choice.ts";
import { consentChosen, consentWanted } from "../../lib/consent.ts";
import { chosenBy, consentTexts } from "./consent-copy.ts";
import styles from "./second-layer.module.css";

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
  const t = consentTexts[document.documentElement.lang.startsWith("en") ? "en" : "de"];
  const box = element("input", { type: "checkbox", checked: true, disabled: true });
  const statistics = element("input", { type: "checkbox", checked: hasConsent() });
  // To refuse takes as little as to agree: the same buttons, side by side.
  const buttons = (["refuse", "accept", "save"] as const).map((value) =>
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
    const pressed = event instanceof SubmitEvent && event.submitter ? Reflect.get(event.submitter, "value") : "save";
    document.cookie = consentLine(chosenBy(pressed, statistics.checked));
    document.dispatchEvent(new Event(consentChosen));
  });
  document.body.append(dialog);
  dialog.showModal();
}
