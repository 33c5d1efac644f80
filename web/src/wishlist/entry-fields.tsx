import { cutText } from "@chalkbox/input-text/read-text";
import type { PlainEntry } from "./list-context.ts";

interface EntryFieldsProps {
  /** The list that it is on; none for an entry of a teaser list. */
  readonly listId?: string | undefined;
  readonly entry: Pick<PlainEntry, "externalId" | "itemId" | "version" | "product" | "item">;
  /** Whether the item is among them; not where the form chooses another. */
  readonly withItem?: boolean;
  /** Left out where a field of the form holds it. */
  readonly quantity?: number | undefined;
}

/** What a form sends of an entry: what the page shows of it, so that a change by someone else is noticed. */
export function EntryFields({ listId, entry, withItem = true, quantity }: EntryFieldsProps) {
  return (
    <>
      {listId !== undefined && <input type="hidden" name="listId" value={listId} />}
      <input type="hidden" name="entryId" value={entry.externalId} />
      <input type="hidden" name="productId" value={entry.product.id} />
      {withItem && <input type="hidden" name="itemId" value={entry.itemId ?? ""} />}
      <input type="hidden" name="version" value={entry.version} />
      <input type="hidden" name="name" value={cutText(nameOf(entry), 100, 100)} />
      {quantity !== undefined && <input type="hidden" name="quantity" value={quantity} />}
    </>
  );
}

/** What an entry is called. */
export const nameOf = ({ item, product }: Pick<PlainEntry, "item" | "product">): string => item?.name ?? product.name;

/** Where an entry's name leads: to its item where there are variants, else to its product (TILE-05). */
export const pathOf = ({ item, product }: Pick<PlainEntry, "item" | "product">): string =>
  item && item.variantInfoList.length > 0 ? item.path : product.path;
