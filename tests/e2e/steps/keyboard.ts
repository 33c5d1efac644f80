import { expect, type Locator, type Page } from "@playwright/test";

/** Stops between two parts of a page; more than any page of the shop has. */
const mostStops = 120;

/** What the stop that has the focus is like. */
interface Stop {
  readonly name: string;
  /** Whether a ring shows around it, or around what stands for it. */
  readonly hasRing: boolean;
  /** Whether it comes after the last one in the page, or begins again at the top. */
  readonly isInOrder: boolean;
}

/** Goes on with the tab key until an element has the focus; every stop on the way has to be seen, and in the page's order. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const wanted = await target.elementHandle();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await page.evaluate((element) => element === document.activeElement, wanted)) return;
    await page.evaluate(markStop);
    await page.keyboard.press("Tab");
    const seen = await page.evaluate(describeStop);
    if (seen === null) continue;
    expect(seen).toEqual({ name: seen.name, hasRing: true, isInOrder: true });
    // Pages scroll smoothly.
    await expect.poll(() => page.evaluate(isStopInView), `${seen.name} is in view`).toBe(true);
  }
  throw new Error(`The tab key does not lead to ${String(target)}`);
}

/** Runs in the page: the next stop is compared with the one that has the focus now. */
function markStop(): void {
  document.querySelector("[data-last-stop]")?.removeAttribute("data-last-stop");
  if (document.activeElement !== document.body) document.activeElement?.setAttribute("data-last-stop", "");
}

/** Runs in the page; null when the focus is at the page's end or beginning. */
function describeStop(): Stop | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const last = document.querySelector("[data-last-stop]");
  const follows = (last?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING;
  const isInOrder = last === null || follows > 0;
  const around = [element, element.parentElement, element.parentElement?.parentElement, element.closest("label")];
  const hasRing = around.some((each) => {
    if (!each) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
  });
  const name =
    element.getAttribute("aria-label") ?? element.getAttribute("name") ?? element.textContent.trim().slice(0, 60);
  return { name, hasRing, isInOrder };
}

/** Runs in the page. */
function isStopInView(): boolean {
  const box = document.activeElement?.getBoundingClientRect();
  return box !== undefined && box.height > 0 && box.bottom > 0 && box.top < innerHeight;
}
