type Show = () => Promise<boolean>;

/** What the header of the page has for it; null on pages without one. */
let drawer: Show | null = null;
let addedItemId: string | null = null;

/** Lets the header show the basket after something was added; returns what takes that back. */
export function offerBasketDrawer(show: Show): () => void {
  drawer = show;
  return () => {
    if (drawer === show) drawer = null;
  };
}

/** The item that was added last in this tab. */
export const lastAddedItem = (): string | null => addedItemId;

/**
 * Shows the basket in a drawer, on devices without a mouse: there nothing can be hovered to see it.
 * @param purchaseOptionId what was added
 * @returns whether it shows; where it does not, the caller confirms in its own place
 */
export async function showBasketDrawer(purchaseOptionId: string): Promise<boolean> {
  [addedItemId = null] = purchaseOptionId.split("#");
  return (await drawer?.()) ?? false;
}
