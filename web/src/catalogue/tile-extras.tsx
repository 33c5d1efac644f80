import type { ProductTileFragment } from "../graph/generated/ProductTile.fragment.ts";
import type { TileExtrasFragment } from "../graph/generated/TileExtras.fragment.ts";
import { useCopy } from "../lib/copy.ts";
import { Button } from "../ui/button/button.tsx";
import { BasketIcon } from "../ui/icon/shop-icons.tsx";
import { Link } from "../ui/link/link.tsx";
import { VisuallyHidden } from "../ui/layout/visually-hidden.tsx";
import { listingCopy } from "./listing-copy.ts";
import { Swatch } from "./swatch.tsx";
import styles from "./tile-extras.module.css";

/** A product as a listing has it. */
export type ListedProduct = ProductTileFragment & TileExtrasFragment;

/** Colours that a tile shows before it counts the rest. */
const shownColours = 6;

/**
 * What a listing adds to a tile: colours, energy label, and a button where nothing is to be chosen (TILE-13, TILE-14).
 * The button is in a plain form of the page; with scripts the listing sends it in place.
 */
export function TileExtras({ product }: { readonly product: ListedProduct }) {
  return (
    <>
      <Colours colours={product.colours} />
      <Energy product={product} />
      {!product.moreVariants && product.availableForSale && <BuyForm product={product} />}
    </>
  );
}

function Colours({ colours }: Pick<ListedProduct, "colours">) {
  const t = useCopy(listingCopy);
  if (colours.length === 0) return null;
  const rest = colours.length - shownColours;
  return (
    <p className={styles.colours}>
      <VisuallyHidden>{t.colours(colours.map(({ displayName }) => displayName).join(", "))}</VisuallyHidden>
      {colours.slice(0, shownColours).map(({ css, displayName }) => (
        <Swatch key={displayName} css={css} />
      ))}
      {rest > 0 && <span aria-hidden>+{rest}</span>}
    </p>
  );
}

/** Address of the data sheet that an energy label is due with; null without one (TILE-13). */
function dataSheetOf({ bestItemDownloads }: Pick<ListedProduct, "bestItemDownloads">): string | null {
  const group = bestItemDownloads.find(({ name }) => name === "Energiedatenblatt");
  return group?.downloads.find(({ dataName }) => dataName === "Produktdatenblatt")?.url ?? null;
}

function Energy({ product }: { readonly product: ListedProduct }) {
  const t = useCopy(listingCopy);
  const { energyEfficiency } = product;
  const dataSheet = dataSheetOf(product);
  if (!energyEfficiency) return null;
  return (
    <p className={styles.energy}>
      <Link href={energyEfficiency.detailsImgPath} className={styles.control}>
        <img src={energyEfficiency.imgPath} alt={energyEfficiency.imgAlt} width={38} height={23} loading="lazy" />
      </Link>
      {dataSheet !== null && (
        <Link href={dataSheet} className={styles.control}>
          {t.dataSheet}
        </Link>
      )}
    </p>
  );
}

function BuyForm({ product }: { readonly product: ListedProduct }) {
  const t = useCopy(listingCopy);
  return (
    <form method="post" className={styles.control}>
      <input type="hidden" name="itemId" value={product.purchaseOptionId} />
      <input type="hidden" name="quantity" value={product.minimumOrderQuantity} />
      <input type="hidden" name="shownPrice" value={product.tilePrice.currentPriceAmount} />
      <Button type="submit" scheme="outline" size="small" wide aria-label={t.addNamed(product.name)}>
        <BasketIcon size={18} /> {t.addToBasket}
      </Button>
    </form>
  );
}
