import { type ReactNode, Suspense } from "react";
import { Defer } from "../../graph/defer.tsx";
import type { Deferred } from "../../graph/client.ts";
import {
  type ProductBelowTheFoldQuery,
  useProductBelowTheFoldQuery,
} from "../../graph/generated/ProductBelowTheFold.ts";
import type { ProductPageQuery } from "../../graph/generated/ProductPage.ts";
import { useCopy } from "../../lib/copy.ts";
import { latePart } from "../../lib/late-part.tsx";
import { isOn } from "../../lib/settings.ts";
import { Carousel } from "../../ui/carousel/carousel.tsx";
import { cx } from "../../ui/cx.ts";
import { SectionHeader } from "../../ui/section-header/section-header.tsx";
import { useCameWithPage } from "../../ui/static-island/came-with-page.ts";
import { useIsLive } from "../../ui/use-is-live.ts";
import { ProductCard } from "../product-card.tsx";
import styles from "../topsellers.module.css";
import { GalleryLife } from "../zoom/gallery-life.tsx";
import { BuyBar } from "./buy-bar.tsx";
import { moreCopy } from "./copy.ts";
import { ProductDetails } from "./details.tsx";
import { ExtraTabs } from "./extra-tabs.tsx";
import { LastViewed } from "./last-viewed.tsx";
import { Reviews } from "./reviews.tsx";
import { useGlanceView } from "./use-glance-view.ts";
import { Videos } from "./videos.tsx";

/** Only in the browser: no page waits for upstreams beside the shop. */
const Branches = latePart(async () => (await import("../branches/branches.tsx")).Branches);

/** Teasers of a product's page (PDP-09). */
export type ProductTeasers = NonNullable<ProductBelowTheFoldQuery["getProductById"]>["teasers"];

interface ProductMoreProps {
  readonly product: NonNullable<ProductPageQuery["getProductById"]>;
  readonly variants: NonNullable<ProductPageQuery["getVariantInformationForProduct"]>;
  readonly below: Deferred;
  /** Shows teasers, which belong to another domain. */
  readonly teasers: (teasers: ProductTeasers) => ReactNode;
}

/** A product's page below the fold: it is in the page as sent, and its code comes after what was asked for first. */
export function ProductMore({ product, variants, below, teasers }: ProductMoreProps) {
  useGlanceView(product.id, variants.item?.itemId ?? product.bestItem.itemId);
  return (
    <>
      <GalleryLife
        images={variants.item?.images ?? product.images}
        itemId={variants.item?.itemId ?? product.bestItem.itemId}
      />
      <ProductDetails product={product} variants={variants} />
      <Videos key={product.id} ids={product.youtubeVideos} name={product.name} />
      <Defer on={below} fallback={null}>
        <Further productId={product.id} teasers={teasers} />
      </Defer>
      <LastViewed productId={product.id} />
      <BuyBar name={product.name} variants={variants} />
    </>
  );
}

/** What is requested apart from the rest: further tabs, teasers, accessories and reviews (PDP-08, PDP-09, PDP-11). */
function Further({ productId, teasers }: { readonly productId: string } & Pick<ProductMoreProps, "teasers">) {
  const t = useCopy(moreCopy);
  const [{ data }] = useProductBelowTheFoldQuery({ variables: { productId } });
  const came = useCameWithPage(data);
  const isLive = useIsLive();
  const product = data?.getProductById;
  const accessories = product?.accessories ?? [];
  return (
    <>
      {product && <ExtraTabs tabs={product.extraTabs} contents={data.getExtraTabContents} />}
      {product && product.teasers.length > 0 && teasers(product.teasers)}
      {accessories.length > 0 && (
        <section className={cx(styles.topsellers, came && styles.sent)} data-later={came ? "self" : undefined}>
          <SectionHeader title={t.accessories} />
          <Carousel label={t.accessories} shows={accessories}>
            {accessories.map((accessory) => (
              <ProductCard key={accessory.id} product={accessory} />
            ))}
          </Carousel>
        </section>
      )}
      {data?.getReviewsByProductId && (
        <Reviews key={productId} productId={productId} list={data.getReviewsByProductId} />
      )}
      {isLive && data && isOn(data.getGlobalParametersByName, "branches") && (
        <Suspense fallback={null}>
          <Branches productId={productId} />
        </Suspense>
      )}
    </>
  );
}
