/** Lines as shown: what is free comes last, everything else keeps its order (CART-02). */
export function linesInOrder<Line extends { readonly isFreeItem: boolean; readonly isCatalog: boolean }>(
  lines: readonly Line[],
): Line[] {
  const isGift = ({ isFreeItem, isCatalog }: Line) => isFreeItem || isCatalog;
  return [...lines.filter((line) => !isGift(line)), ...lines.filter(isGift)];
}
