import { useCallback, useEffect, useRef } from "react";
import { useMiniCartQuery } from "../graph/generated/MiniCart.ts";
import type { MiniCartLineFragment } from "../graph/generated/MiniCartLine.fragment.ts";
import { useUpdateCartMutation } from "../graph/generated/UpdateCart.ts";
import { useCopy } from "../lib/copy.ts";
import { emit } from "../lib/data-layer.ts";
import { ButtonLink } from "../ui/button/button.tsx";
import { IconButton } from "../ui/button/icon-button.tsx";
import { useDismiss } from "../ui/flyout/use-dismiss.ts";
import { useHoverIntent } from "../ui/flyout/use-hover-intent.ts";
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

interface MiniCartProps {
  /** The item of the header that it hangs from. */
  readonly anchor: HTMLElement;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** How long the pointer rests before it opens, in ms, as for the account's flyout. */
const openAfter = 250;
/** How long it stays when the pointer has left, in ms (MINI-03). */
const closeAfter = 300;
/** So many lines are shown; above as many products a link leads to the others (MINI-02). */
const mostLines = 3;

/** What is in the basket, while the pointer rests on its shortcut: on laptops only, a finger goes to the basket (MINI-01). */
export function MiniCart({ anchor, isOpen, onOpen }: MiniCartProps) {
  const latest = useRef(onOpen);
  useEffect(() => {
    latest.current = onOpen;
  });
  const change = useCallback((opens: boolean) => latest.current(opens), []);
  const close = useCallback(() => latest.current(false), []);
  const opener = useCallback(() => anchor.querySelector<HTMLElement>("a"), [anchor]);
  useHoverIntent(anchor, { openAfter, closeAfter }, change);
  useDismiss(anchor, isOpen, close, opener);
  return isOpen ? <Contents /> : null;
}

function Contents() {
  const t = useCopy(miniCartCopy);
  const [{ data }] = useMiniCartQuery({ requestPolicy: "cache-and-network" });
  const cart = data?.session?.cart;
  if (!data) return null;
  if (!cart || cart.mergedLineItems.length === 0) {
    return (
      <section className={styles.mini} aria-label={t.title} data-keep-clear>
        <p>{t.empty}</p>
      </section>
    );
  }
  const { productsCount } = cartStateOf(cart);
  return (
    <section className={styles.mini} aria-label={t.title} data-keep-clear>
      <ul className={styles.lines}>
        {linesInOrder(cart.mergedLineItems)
          .slice(0, mostLines)
          .map((line) => (
            <Line key={line.id} cartId={cart.id} line={line} />
          ))}
      </ul>
      {productsCount > mostLines && <Link href="/checkout/basket/">{t.viewAll(productsCount)}</Link>}
      {cart.freeDelivery && <FreeDelivery freeDelivery={cart.freeDelivery} />}
      <p className={styles.total}>
        <span>{t.total}</span> <strong>{cart.total.stringValue}</strong>
      </p>
      <ButtonLink href="/checkout/basket/" wide>
        {t.toBasket}
      </ButtonLink>
    </section>
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
        {deal && <p>{t.deal(line.quantityLightning, deal.stringValue)}</p>}
        {!isFree && line.quantityNormal > 0 && <p>{t.pieces(line.quantityNormal, line.pricePerUnit.stringValue)}</p>}
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
