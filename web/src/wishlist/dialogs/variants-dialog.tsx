import { useState } from "react";
import { useTeaserTotalsQuery } from "../../graph/generated/TeaserTotals.ts";
import { useWishlistVariantsQuery } from "../../graph/generated/WishlistVariants.ts";
import { useCopy } from "../../lib/copy.ts";
import { Button } from "../../ui/button/button.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { Radio, RadioGroup } from "../../ui/radio-group/radio-group.tsx";
import { dialogsCopy } from "../dialogs-copy.ts";
import { EntryFields } from "../entry-fields.tsx";
import type { PlainEntry } from "../list-context.ts";
import { useWishlistFetcher } from "../use-wishlist-fetcher.ts";
import type { ListInCart } from "../answer.ts";
import { DialogFrame } from "./dialog-frame.tsx";
import type { DialogProps } from "./list-options.tsx";

interface VariantsDialogProps extends DialogProps {
  readonly entry: PlainEntry;
  /** The list that it is on; none for a teaser list. */
  readonly listId?: string | undefined;
  /** Where the form goes when the page is not the list's own. */
  readonly action?: string | undefined;
  /** Whether it is asked because the entry is to go into the basket. */
  readonly isForCart?: boolean | undefined;
  readonly onCart: (result: ListInCart) => void;
  /** Called when the variant is stored; closes the dialog when not given. */
  readonly onSaved?: (() => void) | undefined;
}

/** Puts another item of the product in an entry's place; into the basket, too, when that is wanted (WISH-29). */
export function VariantsDialog(props: VariantsDialogProps) {
  const { entry, listId, action, isForCart = false, onCart, onSaved, ...frame } = props;
  const t = useCopy(dialogsCopy);
  const productId = entry.product.id;
  const [{ data }] = useWishlistVariantsQuery({ variables: { productId } });
  const [itemId, setItemId] = useState(entry.itemId);
  const fetcher = useWishlistFetcher((answer) => {
    if (answer.kind === "cart") onCart(answer.result);
    if (answer.kind === "done") (onSaved ?? frame.onClose)();
  });
  const intent = fetcher.state === "idle" ? null : (fetcher.formData?.get("toCart") ?? "save");
  const items = data?.getProductById?.items ?? [];
  return (
    <DialogFrame {...frame} title={t.variantsTitle}>
      <p>{t.variantsLead(entry.product.name)}</p>
      <fetcher.Form method="post" {...(action !== undefined && { action })}>
        <EntryFields listId={listId} entry={entry} withItem={false} quantity={entry.quantity} />
        <input type="hidden" name="intent" value={listId === undefined ? "teaserReplace" : "replace"} />
        <Stack gap={5}>
          <RadioGroup legend={t.variants} required>
            {items.map((item) => (
              <Radio
                key={item.itemId}
                name="itemId"
                value={item.itemId}
                required
                defaultChecked={item.itemId === entry.itemId}
                disabled={!item.availableForSale}
                label={`${item.name} – ${item.availableForSale ? item.prices.currentPrice.stringValue : t.notAvailable}`}
                onChange={() => setItemId(item.itemId)}
              />
            ))}
          </RadioGroup>
          <p role="status">
            {itemId !== null && <Totals itemId={itemId} productId={productId} quantity={entry.quantity} />}
          </p>
          {!isForCart && (
            <Button type="submit" busyText={intent === "save" ? t.saving : undefined}>
              {t.saveVariant}
            </Button>
          )}
          <Button
            type="submit"
            name="toCart"
            value="yes"
            scheme={isForCart ? "primary" : "secondary"}
            busyText={intent === "yes" ? t.saving : undefined}
          >
            {t.saveVariantToCart}
          </Button>
        </Stack>
      </fetcher.Form>
    </DialogFrame>
  );
}

interface TotalsProps {
  readonly itemId: string;
  readonly productId: string;
  readonly quantity: number;
}

/** What the pieces of the entry cost in the variant that is chosen, as the shop works it out. */
function Totals(variables: TotalsProps) {
  const t = useCopy(dialogsCopy);
  const [{ data }] = useTeaserTotalsQuery({ variables, pause: import.meta.env.SSR });
  const totals = data?.getTotalsForTeaserWishlist;
  return totals ? t.piecesCost(variables.quantity, totals.stringValue) : null;
}
