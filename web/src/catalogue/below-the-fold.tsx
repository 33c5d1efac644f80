import { useProductBelowTheFoldQuery } from "../graph/generated/ProductBelowTheFold.ts";
import { useCopy } from "../lib/copy.ts";
import { Carousel } from "../ui/carousel/carousel.tsx";
import { cx } from "../ui/cx.ts";
import { useCameWithPage } from "../ui/static-island/came-with-page.ts";
import { SectionHeader } from "../ui/section-header/section-header.tsx";
import { ProductCard } from "./product-card.tsx";
import { productCopy } from "./product-copy.ts";
import { Reviews } from "./reviews.tsx";
import styles from "./topsellers.module.css";

/** What a shopper scrolls to: accessories and reviews (PDP-09, PDP-11). */
export function BelowTheFold({ productId }: { readonly productId: string }) {
  const t = useCopy(productCopy);
  const [{ data }] = useProductBelowTheFoldQuery({ variables: { productId } });
  const came = useCameWithPage(data);
  const accessories = data?.getProductById?.accessories ?? [];
  return (
    <>
      {accessories.length > 0 && (
        <section className={cx(styles.topsellers, came && styles.sent)} data-later={came ? "self" : undefined}>
          <SectionHeader title={t.accessories} />
          <Carousel label={t.accessories} shows={accessories}>
            {accessories.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </Carousel>
        </section>
      )}
      {data?.getReviewsByProductId && <Reviews list={data.getReviewsByProductId} />}
    </>
  );
}
