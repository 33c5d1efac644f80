import { useCallback, useEffect, useRef } from "react";
import { ButtonLink } from "../ui/button/button.tsx";
import { isTouchDevice } from "../ui/flyout/touch-device.ts";
import { useDismiss } from "../ui/flyout/use-dismiss.ts";
import { useHoverIntent } from "../ui/flyout/use-hover-intent.ts";
import { keepClearBeside } from "../ui/toast/keep-clear.ts";
import { useCopy } from "../lib/copy.ts";
import { AddedDrawer } from "./added-drawer.tsx";
import { miniCartCopy } from "./mini-cart-copy.ts";
import { MiniCartContents } from "./mini-cart-contents.tsx";
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

/**
 * What is in the basket: on laptops while the pointer rests on its shortcut (MINI-01). A finger that presses the shortcut
 * goes to the basket; on touch devices a drawer shows it after something was added.
 */
export function MiniCart({ anchor, isOpen, onOpen }: MiniCartProps) {
  const t = useCopy(miniCartCopy);
  const latest = useRef(onOpen);
  useEffect(() => {
    latest.current = onOpen;
  });
  const change = useCallback((opens: boolean) => latest.current(opens), []);
  const close = useCallback(() => latest.current(false), []);
  const opener = useCallback(() => anchor.querySelector<HTMLElement>("a"), [anchor]);
  const isTouch = isTouchDevice();
  useHoverIntent(anchor, { openAfter, closeAfter }, change);
  // The drawer is a dialog, which is dismissed in its own ways.
  useDismiss(isTouch ? null : anchor, isOpen, close, opener);
  if (!isOpen) return null;
  if (isTouch) return <AddedDrawer onClose={close} />;
  return (
    <MiniCartContents>
      {(parts, isEmpty) => (
        <section className={styles.mini} aria-label={t.title} {...keepClearBeside}>
          {parts}
          {!isEmpty && (
            <ButtonLink href="/checkout/basket/" wide>
              {t.toBasket}
            </ButtonLink>
          )}
        </section>
      )}
    </MiniCartContents>
  );
}
