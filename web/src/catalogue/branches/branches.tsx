import { type ProductBranchesQuery, useProductBranchesQuery } from "../../graph/generated/ProductBranches.ts";
import { useCopy } from "../../lib/copy.ts";
import { Alert } from "../../ui/alert/alert.tsx";
import { SectionHeader } from "../../ui/section-header/section-header.tsx";
import styles from "./branches.module.css";
import { branchesCopy } from "./copy.ts";

type Product = NonNullable<ProductBranchesQuery["getProductById"]>;

/**
 * What branch stores and editors know of a product. Each is an upstream of its own: one that is away takes its part with
 * it, which says so, and nothing else.
 */
export function Branches({ productId }: { readonly productId: string }) {
  const [{ data, fetching }] = useProductBranchesQuery({ variables: { productId } });
  if (fetching) return null;
  return (
    <div className={styles.branches}>
      <Stock stock={data?.getProductById?.branchStock} />
      <Editorial reviews={data?.getProductById?.editorialReviews} />
    </div>
  );
}

/** @param stock absent when it is not known */
function Stock({ stock }: { readonly stock: Product["branchStock"] | undefined }) {
  const t = useCopy(branchesCopy);
  return (
    <section>
      <SectionHeader title={t.stock} />
      {stock ? (
        <ul className={styles.stock}>
          {stock.map(({ branch, pieces }) => (
            <li key={branch.id}>
              <span>{branch.name}</span>
              <span className={pieces === 0 ? styles.none : styles.some}>{t.pieces(pieces)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <Alert title={t.stockUnknown} />
      )}
    </section>
  );
}

/** @param reviews absent when they are not known; without any there is no such part */
function Editorial({ reviews }: { readonly reviews: Product["editorialReviews"] | undefined }) {
  const t = useCopy(branchesCopy);
  if (reviews?.length === 0) return null;
  return (
    <section>
      <SectionHeader title={t.editorial} />
      {reviews ? (
        reviews.map(({ id, headline, text, author }) => (
          <figure key={id} className={styles.review}>
            <blockquote>
              <p className={styles.headline}>{headline}</p>
              <p>{text}</p>
            </blockquote>
            <figcaption>{author}</figcaption>
          </figure>
        ))
      ) : (
        <Alert title={t.editorialUnknown} />
      )}
    </section>
  );
}
