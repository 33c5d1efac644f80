import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Runs in the page: ends all transitions, as a colour on its way to another has the contrast of neither. */
function endTransitions(): void {
  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after { transition: none !important; }");
  document.adoptedStyleSheets.push(still);
}

function allowTransitions(): void {
  document.adoptedStyleSheets.pop();
}

/**
 * Expects that axe finds nothing on the page as it is now; a finding names rule, element and reason.
 * @param rules by id; all rules of WCAG 2.2 AA without it
 */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  const runOnly =
    rules === undefined ? { type: "tag" as const, values: tags } : { type: "rule" as const, values: [...rules] };
  // Our pages have no frames of others, for which axe would run once more in a page of its own; and what passed need not
  // be reported: together this takes a third of the time for the same rules.
  await page.evaluate(endTransitions);
  const axe = new AxeBuilder({ page }).options({ runOnly, resultTypes: ["violations"] }).setLegacyMode();
  const { violations } = await axe.analyze();
  await page.evaluate(allowTransitions);
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)}\n${failureSummary ?? ""}`),
  );
  expect(findings, `accessibility of ${page.url()}`).toEqual([]);
}
