const keyOf = (id: string): string => `ab-test.${id}`;

/** The variant of a test in this browser session, drawn the first time. */
function variantOf(id: string, count: number): number {
  try {
    const kept = Number(sessionStorage.getItem(keyOf(id)) ?? Number.NaN);
    if (Number.isInteger(kept) && kept >= 0 && kept < count) return kept;
    const drawn = Math.floor(Math.random() * count);
    sessionStorage.setItem(keyOf(id), String(drawn));
    return drawn;
  } catch {
    // Without storage there is no session to keep it for: everyone sees the first.
    return 0;
  }
}

/** Shows the variant of each test that the visitor is in, the same one on every page of the session (CMS-11). */
export function startAbTests(root: HTMLElement): void {
  for (const test of root.querySelectorAll<HTMLElement>("[data-ab-test]")) {
    const variants = [...test.children];
    const shown = variantOf(test.dataset["abTest"] ?? "", variants.length);
    for (const [index, variant] of variants.entries()) variant.toggleAttribute("data-shown", index === shown);
  }
}
