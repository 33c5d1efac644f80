import type { ReactNode } from "react";
import { useMiniCartQuery } from "../graph/generated/MiniCart.ts";
import type { MiniCartLineFragment } from "../graph/generated/MiniCartLine.fragment.ts";
import { useUpdateCartMutation } from "../graph/generated/UpdateCart.ts";
import { useCopy } from "../lib/copy.ts";
import { emit } from "../lib/data-layer.ts";
import { IconButton } from "../ui/button/icon-button.tsx";
import { TrashIcon } from "../ui/icon/interface-icons.tsx";
import { Link } from "../ui/link/link.tsx";
import { useToasts } from "../ui/toast/toast-region.tsx";
import { CartPicture } from "./cart-picture.tsx";
import { cartStateOf } from "./cart-state.ts";
import { FreeDelivery } from "./free-delivery.tsx";
import { linesInOrder } from "./lines-in-order.ts";
import { miniCartCopy } from "./mini-cart-copy.ts";
import { removalOf, removedEvent } from "./mini-cart-removal.ts";
import styles from "./mini-cart.module.css";

/** So many lines are shown; above as many products a link leads to the others (MINI-02). */
const mostLines = 3;

interface MiniCartContentsProps {
  /** The item whose line comes first; null for the basket's own order. */
  readonly first?: string | null;
  /** Puts the parts where they belong; nothing is there before the basket is known. */
  readonly children: (parts: ReactNode, isEmpty: boolean) => ReactNode;
}

/** The first lines of the basket, its way to free delivery and its total. */
export function MiniCartContents({ first = null, children }: MiniCartContentsProps) {
  const t = useCopy(miniCartCopy);
  const [{ data }] = useMiniCartQuery({ requestPolicy: "cache-and-network" });
  const cart = data?.session?.cart;
  if (!data) return null;
  if (!cart || cart.mergedLineItems.length === 0) return children(<p>{t.empty}</p>, true);
  const { productsCount } = cartStateOf(cart);
  const lines = linesInOrder(cart.mergedLineItems);
  // What the lines do not show, so that the total can be followed.
  const included = [
    ...(cart.taxIncluded ? [] : [t.tax]),
    ...(cart.shippingCost.amount > 0 ? [t.shipping(cart.shippingCost.stringValue)] : []),
  ];
  const shown = [...lines.filter(({ itemId }) => itemId === first), ...lines.filter(({ itemId }) => itemId !== first)];
  return children(
    <>
      <ul className={styles.lines}>
        {shown.slice(0, mostLines).map((line) => (
          <Line key={line.id} cartId={cart.id} line={line} />
        ))}
      </ul>
      {productsCount > mostLines && <Link href="/checkout/basket/">{t.viewAll(productsCount)}</Link>}
      {cart.freeDelivery && <FreeDelivery freeDelivery={cart.freeDelivery} />}
      <p className={styles.total}>
        <span>
          {t.total} {included.length > 0 && <small>{t.includes(included)}</small>}
        </span>{" "}
        <strong>{cart.total.stringValue}</strong>
      </p>
    </>,
    false,
  );
}

function Line({ cartId, line }: { readonly cartId: string; readonly line: MiniCartLineFragment }) {
  const t = useCopy(miniCartCopy);
  const { add } = useToasts();
  const [{ fetching }, update] = useUpdateCartMutation();
  const remove = async () => {
    const { data, error } = await update({ data: { cartId, ops: [removalOf(line)] } });
    const answer = data?.cart_update;
    if (answer?.successful) {
      emit(removedEvent(line));
      add({ tone: "success", text: t.removed(line.name) });
    } else if (!error) {
      // A call that failed is reported for all mutations in one place.
      add({ tone: "error", text: answer?.errorMessage ?? t.failed });
    }
  };
  const isFree = line.isFreeItem || line.isCatalog;
  const deal = line.quantityLightning > 0 ? line.pricePerUnitLightning : null;
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <CartPicture image={line.image} eager />
      </div>
      <div className={styles.words}>
        <Link href={line.path}>{line.name}</Link>
        {isFree && <p>{t.free}</p>}
        <div data-price-until={line.priceHeldUntil ?? ""}>
          {deal && <p>{t.deal(line.quantityLightning, deal.stringValue)}</p>}
          {!isFree && line.quantityNormal > 0 && <p>{t.pieces(line.quantityNormal, line.pricePerUnit.stringValue)}</p>}
        </div>
      </div>
      {line.removableItem && (
        <IconButton
          size="small"
          label={t.removeOf(line.name)}
          icon={<TrashIcon size={16} />}
          disabled={fetching}
          onClick={() => void remove()}
        />
      )}
    </li>
  );
}
