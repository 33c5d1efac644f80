import { useTeaserWishlistQuery } from "../../graph/generated/TeaserWishlist.ts";
import { afterChoice } from "../cart-results.ts";
import { CartDialog } from "../dialogs/cart-dialog.tsx";
import { VariantsDialog } from "../dialogs/variants-dialog.tsx";
import { OptionsDialog } from "./options-dialog.tsx";
import { teaserHref, type TeaserOpened } from "./teaser-opened.ts";

export interface TeaserDialogsProps {
  readonly opened: TeaserOpened;
  readonly listId: string;
  readonly onOpen: (opened: TeaserOpened | null) => void;
}

/** What is open over a teaser list, on its page or over one of content; the ids of the dialogs end with the list's (WISH-11). */
export function TeaserDialogs({ opened, listId, onOpen }: TeaserDialogsProps) {
  const [{ data }] = useTeaserWishlistQuery({ variables: { externalId: listId } });
  const list = data?.getWishlistFromTeaserId;
  const back = teaserHref(listId);
  const frame = { onClose: () => onOpen(null), back };
  if (!list) return null;
  switch (opened.kind) {
    case "options":
      return <OptionsDialog {...frame} list={list} onCart={(result) => onOpen({ kind: "cart", result })} />;
    case "cart": {
      const { result } = opened;
      // Of entries of a teaser list the cart knows product and item only.
      const choose = (productId: string) => {
        const entry = list.entries.find(({ product, itemId }) => product.id === productId && itemId === null);
        if (entry) onOpen({ kind: "variants", entryId: entry.externalId, result });
      };
      return <CartDialog {...frame} result={result} listId={listId} onChooseProduct={choose} />;
    }
    case "variants": {
      const { entryId: externalId, result } = opened;
      const entry = list.entries.find((each) => each.externalId === externalId);
      if (!entry) return null;
      const chosen = { externalId, productId: entry.product.id };
      return (
        <VariantsDialog
          key={externalId}
          {...frame}
          entry={entry}
          action={back}
          isForCart={result !== null}
          onCart={(latest) => onOpen({ kind: "cart", result: result ? afterChoice(result, chosen, latest) : latest })}
        />
      );
    }
  }
}
