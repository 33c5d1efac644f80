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
  readonly onCart: (result: ListInCart) => void;
}

/** Puts another item of the product in an entry's place; into the basket, too, when that is wanted (WISH-29). */
export function VariantsDialog({ entry, listId, onCart, ...frame }: VariantsDialogProps) {
  const t = useCopy(dialogsCopy);
  const [{ data }] = useWishlistVariantsQuery({ variables: { productId: entry.product.id } });
  const fetcher = useWishlistFetcher((answer) => {
    if (answer.kind === "cart") onCart(answer.result);
    if (answer.kind === "done") frame.onClose();
  });
  const busyText = fetcher.state === "idle" ? undefined : t.saving;
  const items = data?.getProductById?.items ?? [];
  return (
    <DialogFrame {...frame} title={t.variantsTitle}>
      <p>{t.variantsLead(entry.product.name)}</p>
      <fetcher.Form method="post">
        <EntryFields listId={listId} entry={entry} withItem={false} quantity={entry.quantity} />
        <input type="hidden" name="intent" value={listId === undefined ? "teaserReplace" : "replace"} />
        <Stack gap={5}>
          <RadioGroup legend={t.variants} required>
            {items.map(({ itemId, name, availableForSale, prices }) => (
              <Radio
                key={itemId}
                name="itemId"
                value={itemId}
                required
                defaultChecked={itemId === entry.itemId}
                disabled={!availableForSale}
                label={`${name} – ${availableForSale ? prices.currentPrice.stringValue : t.notAvailable}`}
              />
            ))}
          </RadioGroup>
          <Button type="submit" busyText={busyText}>
            {t.saveVariant}
          </Button>
          {listId !== undefined && (
            <Button type="submit" name="toCart" value="yes" scheme="secondary" busyText={busyText}>
              {t.saveVariantToCart}
            </Button>
          )}
        </Stack>
      </fetcher.Form>
    </DialogFrame>
  );
}
