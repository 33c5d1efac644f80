import type { ReactNode } from "react";
import type { ProductTileFragment } from "../graph/generated/ProductTile.fragment.ts";
import { useCopy } from "../lib/copy.ts";
import { discountMark } from "../lib/discount.ts";
import type { BadgeProps } from "../ui/badge/badge.tsx";
import { BoltIcon } from "../ui/icon/shop-icons.tsx";
import { StarIcon } from "../ui/icon/status-icons.tsx";
import { ProductTile } from "../ui/product-tile/product-tile.tsx";
import { type CatalogueTexts, copy } from "./copy.ts";
import { deliveryOf } from "./delivery.ts";
import { pictureOf } from "./picture-of.ts";

interface ProductCardProps {
  readonly product: ProductTileFragment;
  /** For tiles of the first row: their pictures load at once (ux 38). */
  readonly eager?: boolean;
  readonly headingLevel?: 2 | 3 | 4;
  /** A control beside the link, e.g. the wish list's heart. */
  readonly action?: ReactNode;
}

/** Badges that a tile does not show (TILE-10). */
const hiddenBadges = ["betzold", "classic", "top-rated"];

type TileBadge = BadgeProps & { id: string };

/** The badges of a tile; a running deal hides sale and popular (DEAL-04), and always says how much it takes off (C-32). */
function badgesOf(product: ProductTileFragment, t: CatalogueTexts): TileBadge[] {
  const badges: TileBadge[] = [];
  const isDeal = product.lightningDeal?.isAvailableLightningDeal === true;
  const mark = discountMark(product.discountPercent);
  const icon = mark === "badge-with-icon" ? <StarIcon size={14} /> : undefined;
  if (isDeal)
    badges.push({
      id: "deal",
      tone: "sale",
      icon: <BoltIcon size={14} />,
      children: t.dealOf(product.discountPercent),
    });
  else if (mark !== "none") badges.push({ id: "sale", tone: "sale", icon, children: `−${product.discountPercent} %` });
  if (product.isNewProduct) badges.push({ id: "new", tone: "new", children: t.isNew });
  if (product.isTopseller && !isDeal) badges.push({ id: "popular", tone: "popular", children: t.popular });
  const extra = product.extraBadges.find(({ id }) => !hiddenBadges.includes(id));
  if (extra) badges.push({ id: extra.id, tone: "tint", children: extra.name });
  return badges.slice(0, 2);
}

/** Whether all pieces of the tile's deal are taken: until the deal is over its tile is sold (TILE-04, C-06). */
const isDealGone = ({ lightningDeal }: ProductTileFragment): boolean =>
  lightningDeal?.lightningReservedPercentageRoundFloor === 100;

/** A product in a list (TILE). */
export function ProductCard({ product, eager = false, headingLevel, action }: ProductCardProps) {
  const t = useCopy(copy);
  const { tilePrice, image } = product;
  if (!image) return null;
  const isSold = product.isShortage || isDealGone(product);
  return (
    <ProductTile
      {...(!isSold && { href: product.url })}
      name={product.name}
      brand={product.manufacturerName ?? undefined}
      picture={{ ...pictureOf(image), alt: "", eager }}
      price={{
        current: tilePrice.currentPrice,
        old: tilePrice.oldPrice ?? undefined,
        startsFrom: tilePrice.startFromFlag,
        basePrice:
          tilePrice.basePrice && tilePrice.basePriceUnit
            ? t.basePrice(tilePrice.basePrice, tilePrice.basePriceUnit)
            : undefined,
        lowestNote: tilePrice.lowestPrice30Days ? t.lowestPrice(tilePrice.lowestPrice30Days) : undefined,
      }}
      rating={{ average: product.rating, count: product.numberOfRatings }}
      delivery={
        product.availableForSale && product.deliveryInfo ? deliveryOf(product.deliveryInfo, "green") : undefined
      }
      badges={badgesOf(product, t)}
      hint={product.minimumOrderQuantity > 1 ? t.minimumQuantity(product.minimumOrderQuantity) : undefined}
      sold={isSold ? { title: t.sold, note: product.shortageText ?? undefined } : undefined}
      action={action}
      headingLevel={headingLevel}
    />
  );
}
