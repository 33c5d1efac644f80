import { useCopy } from "../lib/copy.ts";
import { Button } from "../ui/button/button.tsx";
import { BasketIcon } from "../ui/icon/shop-icons.tsx";
import { amountText } from "./amount-text.ts";
import { wishlistCopy } from "./copy.ts";
import { useList } from "./list-context.ts";
import styles from "./list-page.module.css";
import { TaxNote } from "./tax-note.tsx";
import { useWishlistFetcher } from "./use-wishlist-fetcher.ts";

/** What the whole list costs, and the button that puts it into the basket. */
export function ListTotals() {
  const t = useCopy(wishlistCopy);
  const { list, open } = useList();
  const fetcher = useWishlistFetcher((answer) => {
    if (answer.kind === "cart") open({ name: "cart", result: answer.result });
  });
  const isBusy = fetcher.state !== "idle";
  const lacksSome = list.unavailableCount > 0;
  return (
    <footer className={styles.totals}>
      <p className={styles.sum}>
        <span>{t.total}</span> <strong>{amountText(list.totals, t)}</strong>
      </p>
      <p className={styles.note}>
        <TaxNote />
        {lacksSome && ` · ${t.totalNote}`}
      </p>
      <fetcher.Form method="post" data-print="no">
        <input type="hidden" name="listId" value={list.externalId} />
        <Button type="submit" name="intent" value="allToCart" busyText={isBusy ? t.adding : undefined}>
          <BasketIcon size={20} /> {t.allToCart}
        </Button>
      </fetcher.Form>
      <p className={styles.signature}>{t.printSigned}</p>
    </footer>
  );
}
