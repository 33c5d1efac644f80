import type { ProductPageQuery } from "../graph/generated/ProductPage.ts";
import { useCopy } from "../lib/copy.ts";
import { productCopy } from "./product-copy.ts";

type Product = NonNullable<ProductPageQuery["getProductById"]>;

/** The address of the data sheet that the energy label asks for; null when there is none. */
const sheetOf = (downloads: Product["downloads"]): string | null =>
  downloads
    .find(({ name }) => name === "Energiedatenblatt")
    ?.downloads.find(({ dataName }) => dataName === "Produktdatenblatt")?.url ?? null;

/** The energy label, which leads to the whole one, and its data sheet (38 x 23 px). */
export function EnergyLabel({ product }: { readonly product: Product }) {
  const t = useCopy(productCopy);
  const label = product.energyEffeciency;
  if (!label) return null;
  const sheet = sheetOf(product.downloads);
  return (
    <span>
      <a href={label.detailsImgPath} target="_blank" rel="noopener" aria-label={t.energyLabel(label.imgAlt)}>
        <img src={label.imgPath} alt="" width={38} height={23} />
      </a>{" "}
      {sheet !== null && (
        <a href={sheet} target="_blank" rel="noopener">
          {t.energySheet}
        </a>
      )}
    </span>
  );
}
