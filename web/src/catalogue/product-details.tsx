import type { ProductPageQuery } from "../graph/generated/ProductPage.ts";
import { useCopy } from "../lib/copy.ts";
import { Badge } from "../ui/badge/badge.tsx";
import { CheckIcon } from "../ui/icon/interface-icons.tsx";
import { StaticIsland } from "../ui/static-island/static-island.tsx";
import styles from "./product-details.module.css";
import { productCopy } from "./product-copy.ts";

type Product = NonNullable<ProductPageQuery["getProductById"]>;

/** Description, facts, delivery scope and warranty (PDP-02, PDP-03, PDP-06). */
export function ProductDetails({
  product,
  warnings,
}: {
  readonly product: Product;
  readonly warnings: readonly string[];
}) {
  const t = useCopy(productCopy);
  return (
    <StaticIsland shows={product} className={styles.details}>
      <section>
        <h2>{t.description}</h2>
        <p className={styles.text}>{product.description}</p>
        {product.features.length > 0 && (
          <ul className={styles.features}>
            {product.features.map((feature) => (
              <li key={feature}>
                <CheckIcon size={18} /> {feature}
              </li>
            ))}
          </ul>
        )}
        {product.labelAttributes.length > 0 && (
          <p className={styles.labels}>
            {product.labelAttributes.map(({ name }) => (
              <Badge key={name} tone="good">
                {name}
              </Badge>
            ))}
          </p>
        )}
      </section>
      <section>
        <h2>{t.facts}</h2>
        <table className={styles.facts}>
          <tbody>
            {product.dataAndFacts.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
            {product.deliveryScope && (
              <tr>
                <th scope="row">{t.deliveryScope}</th>
                <td>{product.deliveryScope}</td>
              </tr>
            )}
            {product.warranty && (
              <tr>
                <th scope="row">{t.warranty}</th>
                <td>{product.warranty}</td>
              </tr>
            )}
          </tbody>
        </table>
        {warnings.length > 0 && (
          <>
            <h3>{t.warnings}</h3>
            <ul className={styles.warnings}>
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </>
        )}
      </section>
    </StaticIsland>
  );
}
