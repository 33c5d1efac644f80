import type { ReactNode } from "react";
import type { ProductTileFragment } from "../graph/generated/ProductTile.fragment.ts";
import { useCopy } from "../lib/copy.ts";
import { discountMark } from "../lib/discount.ts";
import type { BadgeProps } from "../ui/badge/badge.tsx";
import { Heart } from "../ui/heart/heart.tsx";
import { BoltIcon } from "../ui/icon/bolt-icon.tsx";
import { StarIcon } from "../ui/icon/status-icons.tsx";
import { VisuallyHidden } from "../ui/layout/visually-hidden.tsx";
import { ProductTile } from "../ui/product-tile/product-tile.tsx";
import { activeDeal } from "./active-deal.ts";
import { type CatalogueTexts, copy } from "./copy.ts";
import { deliveryOf } from "./delivery.ts";
import { pictureOf } from "./picture-of.ts";
import { TileDeal } from "./tile-deal.tsx";

interface ProductCardProps {
  readonly product: ProductTileFragment;
  /** For tiles of the first row: their pictures load at once (ux 38). */
  readonly eager?: boolean | "calm" | undefined;
  readonly headingLevel?: 2 | 3 | 4;
  /** Below the rest, e.g. colours and the button of a listing. */
  readonly extra?: ReactNode;
  /** Whether a deal shows how much of it is reserved (LIST-24). */
  readonly showsDealProgress?: boolean | undefined;
}

/** Badges that a tile does not show (TILE-10). */
const hiddenBadges = ["betzold", "classic", "top-rated"];

type TileBadge = BadgeProps & { id: string };

/** The badges of a tile; a running deal hides sale and popular (DEAL-04), and always states how much it takes off (C-32). */
function badgesOf(product: ProductTileFragment, t: CatalogueTexts): TileBadge[] {
  const badges: TileBadge[] = [];
  const deal = activeDeal(product.lightningDeal);
  const mark = discountMark(product.discountPercent);
  const icon =
    mark === "badge-with-icon" ? (
      <span title={t.strongDiscount}>
        <VisuallyHidden>{t.strongDiscount} </VisuallyHidden>
        <StarIcon size={14} />
      </span>
    ) : undefined;
  if (deal)
    badges.push({
      id: "deal",
      tone: "sale",
      icon: <BoltIcon size={14} />,
      children: t.dealOf(deal.isAvailableLightningDeal ? product.discountPercent : 0),
    });
  else if (product.badges.sale && mark !== "none")
    badges.push({ id: "sale", tone: "sale", icon, children: `−${product.discountPercent} %` });
  else if (product.badges.sale) badges.push({ id: "sale", tone: "sale", children: t.sale });
  if (product.badges.new) badges.push({ id: "new", tone: "new", children: t.isNew });
  if (product.badges.popular && !deal) badges.push({ id: "popular", tone: "popular", children: t.popular });
  const extra = product.extraBadges.find(({ id }) => !hiddenBadges.includes(id));
  if (extra) badges.push({ id: extra.id, tone: "tint", children: extra.name });
  return badges;
}

/** Whether all pieces of the tile's deal are taken: until the deal is over its tile is sold (TILE-04, C-06). */
const isDealGone = ({ lightningDeal }: ProductTileFragment): boolean =>
  activeDeal(lightningDeal)?.lightningReservedPercentageRoundFloor === 100;

/** The brand, unless the name begins with it. */
const brandOf = ({ manufacturerName, name }: ProductTileFragment): string | undefined =>
  manufacturerName === null || name.startsWith(manufacturerName) ? undefined : manufacturerName;

/** What the price is measured against, and what that saves. */
function priceNote({ lowestPrice30Days, listPrice, savings }: ProductTileFragment["tilePrice"], t: CatalogueTexts) {
  const measure = lowestPrice30Days ? t.lowestPrice(lowestPrice30Days) : listPrice && t.listPrice(listPrice);
  return measure && savings ? `${t.savings(savings)}\u00A0· ${measure}` : (measure ?? undefined);
}

/** The mark of what members of prime get free of delivery charge (C-98), and the fewest pieces. */
const hintOf = ({ primeFaehig, minimumOrderQuantity: least }: ProductTileFragment, t: CatalogueTexts) =>
  [primeFaehig && t.prime, least > 1 && t.minimumQuantity(least)].filter(Boolean).join(" · ") || undefined;

/** A product in a list (TILE). */
export function ProductCard({
  product,
  eager = false,
  headingLevel,
  extra,
  showsDealProgress = true,
}: ProductCardProps) {
  const t = useCopy(copy);
  const { tilePrice, image } = product;
  if (!image) return null;
  const deal = activeDeal(product.lightningDeal);
  const isSold = product.isShortage || isDealGone(product);
  return (
    <ProductTile
      {...(!isSold && { href: product.url })}
      name={product.name}
      brand={brandOf(product)}
      picture={{ ...pictureOf(image), alt: "", eager }}
      price={{
        current: tilePrice.currentPrice,
        old: tilePrice.oldPrice ?? undefined,
        startsFrom: tilePrice.startFromFlag,
        basePrice:
          tilePrice.basePrice && tilePrice.basePriceAmount && tilePrice.basePriceUnit
            ? t.basePrice(tilePrice.basePrice, tilePrice.basePriceAmount, tilePrice.basePriceUnit)
            : undefined,
        lowestNote: priceNote(tilePrice, t),
        until: product.priceHeldUntil,
      }}
      rating={{ average: product.rating, count: product.numberOfRatings }}
      delivery={
        !isSold && product.availableForSale && product.deliveryInfo
          ? deliveryOf(product.deliveryInfo, "green")
          : undefined
      }
      badges={badgesOf(product, t)}
      hint={hintOf(product, t)}
      sold={isSold ? { title: t.sold, note: product.shortageText ?? undefined } : undefined}
      action={
        <Heart name={product.name} productId={product.id} quantity={product.minimumOrderQuantity} look="picture" />
      }
      extra={
        (deal || extra !== undefined) && (
          <>
            {deal && <TileDeal deal={deal} showsProgress={showsDealProgress} />}
            {!isSold && extra}
          </>
        )
      }
      headingLevel={headingLevel}
    />
  );
}
