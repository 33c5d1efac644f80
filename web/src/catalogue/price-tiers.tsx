import type { ProductPageQuery } from "../graph/generated/ProductPage.ts";
import { defineCopy, useCopy } from "../lib/copy.ts";
import styles from "./price-tiers.module.css";

const copy = defineCopy({
  de: { title: "Staffelpreise", pieces: "Menge", price: "je Stück", from: (pieces: number) => `ab ${pieces} Stück` },
  en: { title: "Prices by quantity", pieces: "Quantity", price: "each", from: (pieces: number) => `from ${pieces}` },
});

type Item = NonNullable<NonNullable<ProductPageQuery["getVariantInformationForProduct"]>["item"]>;

interface PriceTiersProps {
  readonly prices: Pick<Item["prices"], "currentPrice" | "tiers">;
  /** Pieces that the shopper is about to buy: their row is marked. */
  readonly quantity: number;
}

/** What a piece costs from a number of pieces on; the basket charges by all pieces that it holds. */
export function PriceTiers({ prices, quantity }: PriceTiersProps) {
  const t = useCopy(copy);
  const rows = [{ minimumQuantity: 1, price: prices.currentPrice }, ...prices.tiers];
  const current = rows.findLast(({ minimumQuantity }) => minimumQuantity <= quantity);
  return (
    <table className={styles.tiers}>
      <caption>{t.title}</caption>
      <thead>
        <tr>
          <th scope="col">{t.pieces}</th>
          <th scope="col">{t.price}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.minimumQuantity} aria-current={row === current || undefined}>
            <th scope="row">{t.from(row.minimumQuantity)}</th>
            <td>{row.price.stringValue}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
