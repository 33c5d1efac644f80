import type { NavigationBranchQuery } from "../../graph/generated/NavigationBranch.ts";

/** A department with the two levels below it. */
export type Branch = NonNullable<NavigationBranchQuery["getPartialNavigationById"]>;
/** A category of the second level. */
export type Group = Branch["children"][number];

/** What a panel below a tab gets. */
export interface PanelProps {
  readonly id: string;
  /** The tab that it belongs to. */
  readonly tab: HTMLElement | null;
  /** Null until it is there. */
  readonly branch: Branch | null;
  readonly hasFailed: boolean;
  /** Whether it was opened by key: its first link then has the focus. */
  readonly takesFocus: boolean;
}

/** Name and address of a tab, which the page has before anything is requested. */
export function tabLink(tab: HTMLElement | null): { readonly name: string; readonly url: string } {
  const link = tab?.querySelector("a");
  return { name: link?.textContent?.trim() ?? "", url: link?.getAttribute("href") ?? "/" };
}
