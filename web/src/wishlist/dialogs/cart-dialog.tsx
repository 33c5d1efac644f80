import { useState } from "react";
import { useCopy } from "../../lib/copy.ts";
import { Alert } from "../../ui/alert/alert.tsx";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { Link } from "../../ui/link/link.tsx";
import type { ListInCart } from "../answer.ts";
import { firstStep } from "../cart-results.ts";
import { dialogsCopy } from "../dialogs-copy.ts";
import { WishPicture } from "../wish-picture.tsx";
import styles from "./dialogs.module.css";
import { DialogFrame } from "./dialog-frame.tsx";
import type { DialogProps } from "./list-options.tsx";

type CartEntry = ListInCart["successfullyAdded"][number];

interface CartDialogProps extends DialogProps {
  readonly result: ListInCart;
  /** Of the list that was put in; part of the dialogs' ids (WISH-11). */
  readonly listId: string;
  /** Opens the choice of a variant; without it the product's page has one. */
  readonly onChoose?: ((entryId: string) => void) | undefined;
  /** The same where entries are known by their product only. */
  readonly onChooseProduct?: ((productId: string) => void) | undefined;
}

/** What came of putting a list, or one entry, into the basket: the exceptions one after the other (WISH-30). */
export function CartDialog({ result, listId, onChoose, onChooseProduct, ...frame }: CartDialogProps) {
  const t = useCopy(dialogsCopy);
  const [step, setStep] = useState(firstStep(result));
  const { variantsToChoose, quantityChanged, maxInCart, successfullyAdded } = result;
  const latest = successfullyAdded.at(-1);
  const end = (
    <div className={styles.buttons}>
      <ButtonLink href="/checkout/basket/" wide>
        {t.toBasket}
      </ButtonLink>
      <Button scheme="secondary" wide onClick={frame.onClose}>
        {t.goOn}
      </Button>
    </div>
  );
  if (step === "variants") {
    return (
      <DialogFrame {...frame} title={t.toChooseTitle} id={`variants-to-choose-${listId}`}>
        <p>{t.toChooseLead}</p>
        <ul className={styles.entries}>
          {variantsToChoose.map((entry) => (
            <li key={entry.entryId ?? entry.productId} className={styles.entry}>
              <span className={styles.picture}>
                <WishPicture image={entry.product?.image ?? null} />
              </span>
              <span className={styles.words}>
                {entry.product?.name}
                {onChooseProduct || (onChoose && entry.entryId !== null) ? (
                  <Button
                    scheme="outline"
                    size="small"
                    onClick={() => {
                      onChooseProduct?.(entry.productId);
                      onChoose?.(entry.entryId ?? "");
                    }}
                  >
                    {t.variantsTitle}
                  </Button>
                ) : (
                  <ButtonLink href={entry.product?.path ?? "/"} scheme="outline" size="small">
                    {t.variantsTitle}
                  </ButtonLink>
                )}
              </span>
            </li>
          ))}
        </ul>
        {successfullyAdded.length > 0 && end}
      </DialogFrame>
    );
  }
  if (step === "success") {
    return (
      <DialogFrame {...frame} title={t.successTitle} id={`add-to-basket-success-${listId}`}>
        <ul className={styles.entries}>{latest && <CartLine entry={latest} />}</ul>
        {end}
      </DialogFrame>
    );
  }
  return (
    <DialogFrame {...frame} title={t.cartTitle} id={`add-to-cart-list-${listId}`}>
      {/* What is left to do comes first: a long list would hide it. */}
      {variantsToChoose.length > 0 && (
        <Alert tone="warning" title={t.toChooseTitle}>
          <Button scheme="secondary" size="small" onClick={() => setStep("variants")}>
            {t.variantsTitle}
          </Button>
        </Alert>
      )}
      <CartLines title={t.changedTitle} entries={quantityChanged} withReason />
      <CartLines title={t.maxTitle} entries={maxInCart} withReason />
      <CartLines
        title={t.addedTitle}
        entries={successfullyAdded.filter((entry) => !quantityChanged.some((other) => isSame(entry, other)))}
      />
      {end}
    </DialogFrame>
  );
}

const isSame = (one: CartEntry, other: CartEntry): boolean =>
  one.entryId === other.entryId && one.productId === other.productId && one.itemId === other.itemId;

interface CartLinesProps {
  readonly title: string;
  readonly entries: readonly CartEntry[];
  readonly withReason?: boolean;
}

function CartLines({ title, entries, withReason = false }: CartLinesProps) {
  if (entries.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <CartLine key={`${entry.entryId} ${entry.productId} ${entry.itemId}`} entry={entry} withReason={withReason} />
        ))}
      </ul>
    </section>
  );
}

function CartLine({ entry, withReason = false }: { readonly entry: CartEntry; readonly withReason?: boolean }) {
  const t = useCopy(dialogsCopy);
  const { product, item, quantity, requestedQuantity, message } = entry;
  return (
    <li className={styles.entry}>
      <span className={styles.picture}>
        <WishPicture image={product?.image ?? null} />
      </span>
      <span className={styles.words}>
        {product && <Link href={product.path}>{item?.name ?? product.name}</Link>}
        <span className={styles.note}>
          {quantity === requestedQuantity ? t.pieces(quantity) : t.piecesOf(quantity, requestedQuantity)}
        </span>
        {withReason && <span>{message}</span>}
      </span>
    </li>
  );
}
