import { defineCopy } from "../../lib/copy.ts";
import type { Page } from "./page.ts";

const copy = defineCopy({
  de: { waits: "Keine Verbindung. Was Sie gedrückt haben, wird ausgeführt, sobald sie wieder da ist." },
  en: { waits: "No connection. What you pressed is carried out as soon as it is back." },
});

/** Short losses of the network need no words; in milliseconds. */
const silence = 600;
const id = "waits-for-network";

/** Says that what was pressed waits for the network, for as long as it does. @param end settles when it waits no longer */
export async function sayThatItWaits(
  end: Promise<unknown>,
  { toasts, language }: Pick<Page, "toasts" | "language">,
): Promise<void> {
  const timer = setTimeout(() => toasts.add({ id, tone: "warning", text: copy[language].waits }), silence);
  await end;
  clearTimeout(timer);
  toasts.remove(id);
}
