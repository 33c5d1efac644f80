import { cutText } from "@chalkbox/input-text/read-text";
import { cx } from "../cx.ts";
import { HeartIcon } from "../icon/shop-icons.tsx";
import { useUiTexts } from "../texts/texts-provider.tsx";
import styles from "./heart.module.css";

interface HeartProps {
  /** What it is about: its name is part of the button's. */
  readonly name: string;
  readonly productId: string;
  /** The item that is chosen; the product as a whole without one. */
  readonly itemId?: string | null | undefined;
  /** Pieces to put on the list; 1 when not given. */
  readonly quantity?: number | undefined;
  /** `picture`: in the corner of a picture; `words`: a button with its word. */
  readonly look: "picture" | "words";
}

/**
 * Puts a product on the wish list, or takes it off (WISH-18). It is a plain form without a state of its own, as tiles are
 * markup that all visitors share: whose list holds what is marked by the scripts of the wish list, once they are there.
 */
export function Heart({ name, productId, itemId, quantity = 1, look }: HeartProps) {
  const texts = useUiTexts();
  return (
    <form method="post" action="/myaccount/wishlist/" className={styles.form} data-heart data-print="no">
      <button
        type="submit"
        name="heart"
        value={`${productId}.${itemId ?? ""}.${quantity}.${cutText(name, 200)}`}
        className={cx(styles.button, styles[look])}
        aria-label={texts.remember(name)}
        title={look === "picture" ? texts.rememberShort : undefined}
        suppressHydrationWarning
      >
        <HeartIcon size={look === "picture" ? 22 : 20} />
        {look === "words" && texts.rememberShort}
      </button>
    </form>
  );
}
