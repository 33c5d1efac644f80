import { lastAddedItem } from "../lib/basket-drawer.ts";
import { useCopy } from "../lib/copy.ts";
import { Button, ButtonLink } from "../ui/button/button.tsx";
import { Drawer } from "../ui/drawer/drawer.tsx";
import { useBackCloses } from "../ui/drawer/use-back-closes.ts";
import { miniCartCopy } from "./mini-cart-copy.ts";
import { MiniCartContents } from "./mini-cart-contents.tsx";
import styles from "./mini-cart.module.css";

/** Confirms on touch devices that something was added, with what is in the basket now; what was added comes first. */
export function AddedDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useCopy(miniCartCopy);
  useBackCloses(onClose);
  return (
    <div data-replace="">
      <Drawer
        open
        onClose={onClose}
        title={t.added}
        footer={
          <>
            <Button scheme="secondary" onClick={onClose}>
              {t.goOn}
            </Button>
            <ButtonLink href="/checkout/basket/">{t.toBasket}</ButtonLink>
          </>
        }
      >
        <MiniCartContents first={lastAddedItem()}>
          {(parts) => <div className={styles.parts}>{parts}</div>}
        </MiniCartContents>
      </Drawer>
    </div>
  );
}
