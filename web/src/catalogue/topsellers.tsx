import { useCategoryTopsellersQuery } from "../graph/generated/CategoryTopsellers.ts";
import { useCopy } from "../lib/copy.ts";
import { Carousel } from "../ui/carousel/carousel.tsx";
import { cx } from "../ui/cx.ts";
import { useCameWithPage } from "../ui/static-island/came-with-page.ts";
import { SectionHeader } from "../ui/section-header/section-header.tsx";
import { copy } from "./copy.ts";
import { ProductCard } from "./product-card.tsx";
import styles from "./topsellers.module.css";

/** What others buy in a category (LIST-14). Fewer than three would look like a leftover. */
export function Topsellers({
  categoryId,
  showsDealProgress,
}: {
  readonly categoryId: string;
  readonly showsDealProgress: boolean;
}) {
  const t = useCopy(copy);
  const [{ data }] = useCategoryTopsellersQuery({ variables: { categoryId } });
  const came = useCameWithPage(data);
  const products = data?.core_category?.topsellers ?? [];
  if (products.length < 3) return null;
  return (
    <section className={cx(styles.topsellers, came && styles.sent)} data-later={came ? "self" : undefined}>
      <SectionHeader title={t.topsellers} />
      <Carousel label={t.topsellers} shows={products}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} showsDealProgress={showsDealProgress} />
        ))}
      </Carousel>
    </section>
  );
}
