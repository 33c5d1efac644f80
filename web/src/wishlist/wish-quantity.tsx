import { useRef } from "react";
import { useFormAction } from "react-router";
import { useCopy } from "../lib/copy.ts";
import type { ClampedQuantity } from "../lib/clamp-quantity.ts";
import { Button } from "../ui/button/button.tsx";
import { QuantityField } from "../ui/quantity-field/quantity-field.tsx";
import { useUiTexts } from "../ui/texts/texts-provider.tsx";
import { useToasts } from "../ui/toast/toast-region.tsx";
import { settleInstead } from "../ui/wished-quantity/settle-instead.ts";
import { useWishedQuantity } from "../ui/wished-quantity/use-wished-quantity.ts";
import { wishlistCopy } from "./copy.ts";
import { EntryFields, nameOf } from "./entry-fields.tsx";
import type { PlainEntry } from "./list-context.ts";
import type { useWishlistFetcher } from "./use-wishlist-fetcher.ts";
import { toastIdOf } from "./toast-id.ts";
import styles from "./wish-row.module.css";

const tooMany = "vue.buybox.text.quantity.error";
const tooFew = "vue.pdp.minQuantity";

interface WishQuantityProps {
  /** The list that it is on; none for a teaser list. */
  readonly listId?: string | undefined;
  readonly entry: PlainEntry;
  readonly fetcher: ReturnType<typeof useWishlistFetcher>;
  /** Whether 0 takes the entry off (WISH-23); entries of teaser lists stay (WISH-13). */
  readonly deletes: boolean;
  readonly intent: "quantity" | "teaserReplace";
}

/** The quantity of an entry: shown at once, sent half a second after the last step. */
export function WishQuantity({ listId, entry, fetcher, deletes, intent }: WishQuantityProps) {
  const t = useCopy(wishlistCopy);
  const { addKeyed, remove } = useToasts();
  const texts = useUiTexts();
  const form = useRef<HTMLFormElement>(null);
  const action = useFormAction();
  const { wished, change } = useWishedQuantity(
    fetcher.state,
    (quantity) => {
      // Back at what is stored, there is nothing to send (WISH-22).
      if (quantity === entry.quantity || !form.current) return false;
      const body = new FormData(form.current);
      body.set("quantity", String(quantity));
      void fetcher.submit(body, { method: "post", action });
      return true;
    },
    { id: entry.externalId, stored: entry.quantity, form },
  );
  const onClamp = ({ quantity, reason }: ClampedQuantity) => {
    for (const key of [tooMany, tooFew]) remove(toastIdOf(key));
    const say = (key: string, text: string, figure: string) =>
      addKeyed({ id: toastIdOf(key), tone: "warning", key, text, figure });
    if (reason === "above-max") say(tooMany, t.max(quantity), texts.atMost(quantity));
    if (reason === "below-min") say(tooFew, t.min(quantity), texts.atLeast(quantity));
  };
  const { minimumOrderQuantity, maxQuantity } = entry.soldItem;
  return (
    <fetcher.Form ref={form} method="post" className={styles.quantityForm} data-print="no" onSubmit={settleInstead}>
      <input type="hidden" name="intent" value={intent} />
      <EntryFields listId={listId} entry={entry} />
      <QuantityField
        name="quantity"
        size="small"
        label={t.quantityOf(nameOf(entry))}
        value={wished ?? entry.quantity}
        min={minimumOrderQuantity}
        max={maxQuantity}
        deleteOnZero={deletes}
        onChange={change}
        onClamp={onClamp}
      />
      <noscript>
        <Button type="submit" scheme="link" size="small">
          {t.update}
        </Button>
      </noscript>
    </fetcher.Form>
  );
}
