import { useRef } from "react";
import { useFormAction } from "react-router";
import type { CartLineFragment } from "../graph/generated/CartLine.fragment.ts";
import { useCopy } from "../lib/copy.ts";
import { Button } from "../ui/button/button.tsx";
import { QuantityField } from "../ui/quantity-field/quantity-field.tsx";
import { useClampToasts } from "../ui/quantity-field/use-clamp-toasts.ts";
import { settleInstead } from "../ui/wished-quantity/settle-instead.ts";
import { useWishedQuantity } from "../ui/wished-quantity/use-wished-quantity.ts";
import { copy } from "./copy.ts";
import styles from "./basket-line.module.css";
import type { useBasketFetcher } from "./use-basket-fetcher.ts";

interface BasketQuantityProps {
  readonly line: CartLineFragment;
  readonly fetcher: ReturnType<typeof useBasketFetcher>;
}

/** The quantity of a line: shown at once, sent half a second after the last step (ux 35). */
export function BasketQuantity({ line, fetcher }: BasketQuantityProps) {
  const t = useCopy(copy);
  const onClamp = useClampToasts(line.id);
  const action = useFormAction();
  const form = useRef<HTMLFormElement>(null);
  const { wished, change } = useWishedQuantity(
    fetcher.state,
    (quantity) => {
      void fetcher.submit(
        { intent: "update", positionId: line.operationsId, quantity: String(quantity) },
        { method: "post", action },
      );
      return true;
    },
    { id: line.operationsId, stored: line.quantity, form },
  );
  const quantity = wished ?? line.quantity;
  // Why a button is off (ux 34).
  const limit =
    quantity <= line.minimumQuantity && line.minimumQuantity > 1
      ? t.atLeast(line.minimumQuantity)
      : quantity >= line.maximumQuantity && t.atMost(line.maximumQuantity);
  return (
    // Enter settles the field, which sends it; only without scripts the form does.
    <fetcher.Form ref={form} method="post" className={styles.quantity} onSubmit={settleInstead}>
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="positionId" value={line.operationsId} />
      <QuantityField
        name="quantity"
        size="small"
        label={t.quantityOf(line.name)}
        value={quantity}
        min={line.minimumQuantity}
        max={line.maximumQuantity}
        onChange={change}
        onClamp={onClamp}
      />
      {limit && <p className={styles.note}>{limit}</p>}
      <noscript>
        <Button type="submit" scheme="link" size="small">
          {t.update}
        </Button>
      </noscript>
    </fetcher.Form>
  );
}
