import type { ProductPageQuery } from "../graph/generated/ProductPage.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { Badge } from "../ui/badge/badge.tsx";
import { Breadcrumb } from "../ui/breadcrumb/breadcrumb.tsx";
import { TileGrid } from "../ui/product-tile/product-tile.tsx";
import { Rating } from "../ui/rating/rating.tsx";
import { SectionHeader } from "../ui/section-header/section-header.tsx";
import { activeDeal } from "./active-deal.ts";
import type { BuyAnswer } from "./buy-answer.tsx";
import { BuyBox } from "./buy-box.tsx";
import { EnergyLabel } from "./energy-label.tsx";
import { garanYears } from "./garan-years.ts";
import { Gallery } from "./gallery.tsx";
import { ProductCard } from "./product-card.tsx";
import { productCopy } from "./product-copy.ts";
import styles from "./product-view.module.css";
import { reviewsId } from "./reviews-id.ts";
import { useIsMember } from "./use-is-member.ts";

interface ProductViewProps {
  readonly product: NonNullable<ProductPageQuery["getProductById"]>;
  readonly variants: NonNullable<ProductPageQuery["getVariantInformationForProduct"]>;
  /** What the buy box's form was answered when it was sent without scripts. */
  readonly posted?: BuyAnswer | undefined;
}

/** At most this many special badges (PDP-10). */
const badgeLimit = 3;

/** A product with everything above the fold and its details (PDP-01, PDP-03, PDP-04); the details are below. */
export function ProductView({ product, variants, posted }: ProductViewProps) {
  const t = useCopy(productCopy);
  const { item } = variants;
  const crumbs = product.breadCrumb.map(({ displayName, url }) => ({ name: displayName, href: url }));
  const offer = item ?? product.bestItem;
  // A running deal hides that it is popular (DEAL-04).
  const isDeal = activeDeal(offer.lightningDeal) !== null;
  const isMember = useIsMember();
  const garan = garanYears(product.guaranteeYears, useStorefront().store);
  return (
    <article>
      <div className={styles.crumbs}>
        <Breadcrumb crumbs={crumbs} />
      </div>
      <div className={styles.columns}>
        <Gallery images={item?.images ?? product.images} />
        <div className={styles.side}>
          <header className={styles.head}>
            <p className={styles.badges}>
              {product.isNewProduct && <Badge tone="new">{t.isNew}</Badge>}
              {isMember && offer.primeFaehig && <Badge tone="tint">{t.prime}</Badge>}
              {product.isTopseller && !isDeal && <Badge tone="popular">{t.popular}</Badge>}
              {product.extraBadges.slice(0, badgeLimit).map(({ id, name }) => (
                <Badge key={id} tone="tint">
                  {name}
                </Badge>
              ))}
            </p>
            <h1 className={styles.name}>{item?.name ?? product.name}</h1>
            <p className={styles.facts}>
              {product.manufacturerName && <span>{t.brandBy(product.manufacturerName)}</span>}
              {product.numberOfRatings > 0 && (
                <a href={`#${reviewsId}`}>
                  <Rating average={product.rating} count={product.numberOfRatings} />
                </a>
              )}
              <EnergyLabel product={product} />
              {garan !== null && <a href="#garan">{t.garan(garan)}</a>}
            </p>
          </header>
          <BuyBox key={product.id} product={product} variants={variants} isMember={isMember} posted={posted} />
        </div>
      </div>
      {product.isShortage && product.replacementProducts.length > 0 && (
        <section className={styles.replacements}>
          <SectionHeader title={t.replacements} />
          <TileGrid wide shows={product.replacementProducts}>
            {product.replacementProducts.map((other) => (
              <ProductCard key={other.id} product={other} />
            ))}
          </TileGrid>
        </section>
      )}
    </article>
  );
}
