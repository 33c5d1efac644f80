/** What the navigation leaves out is marked so on every level (NAV-07). */
export const shownNodes = <Node extends { readonly isExcludedFromNav: boolean }>(nodes: readonly Node[]): Node[] =>
  nodes.filter(({ isExcludedFromNav }) => !isExcludedFromNav);

/** From how many entries on, and how much longer than the list beside it, a group takes more than one column (NAV-04). */
const [mostInOneColumn, mostTimesLonger] = [8, 1.34];

/**
 * Whether a group of the third level is shown in several columns: it has more than 8 entries, and more than 1.34 times as
 * many as its parent has beside it.
 * @param own number of its entries
 * @param besides number of entries of the list that its parent is in
 */
export const isMultiColumn = (own: number, besides: number): boolean =>
  own > mostInOneColumn && own > mostTimesLonger * besides;
