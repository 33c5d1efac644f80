import type { TeaserWishlistPartsFragment } from "../../graph/generated/TeaserWishlistParts.fragment.ts";
import type { ListInCart } from "../answer.ts";
import { CartDialog } from "../dialogs/cart-dialog.tsx";
import { VariantsDialog } from "../dialogs/variants-dialog.tsx";

export interface TeaserDialogsProps {
  readonly opened: { readonly result: ListInCart } | { readonly entryId: string };
  readonly list: TeaserWishlistPartsFragment;
  readonly onOpen: (opened: TeaserDialogsProps["opened"] | null) => void;
}

/** What is open over a teaser list; the ids of the dialogs end with the list's (WISH-11). */
export function TeaserDialogs({ opened, list, onOpen }: TeaserDialogsProps) {
  const frame = { onClose: () => onOpen(null), back: `/lists/${list.externalId}/` };
  if ("result" in opened) {
    const { result } = opened;
    // Of entries of a teaser list the cart knows product and item only.
    const choose = (productId: string) => {
      const entry = list.entries.find(({ product }) => product.id === productId);
      if (entry) onOpen({ entryId: entry.externalId });
    };
    return <CartDialog {...frame} result={result} listId={list.externalId} onChooseProduct={choose} />;
  }
  const entry = list.entries.find(({ externalId }) => externalId === opened.entryId);
  return entry ? (
    <VariantsDialog key={entry.externalId} {...frame} entry={entry} onCart={(result) => onOpen({ result })} />
  ) : null;
}
