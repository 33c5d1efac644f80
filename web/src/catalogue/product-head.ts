import type { ProductPageQuery } from "../graph/generated/ProductPage.ts";
import { breadcrumbThing, descriptionOf, type PageHead, type Thing } from "../lib/page-head.ts";
import { smallestPrice } from "./smallest-price.ts";

type Product = NonNullable<ProductPageQuery["getProductById"]>;
type Item = NonNullable<NonNullable<ProductPageQuery["getVariantInformationForProduct"]>["item"]>;

const euros = (cents: number): string => (cents / 100).toFixed(2);

/** What the product, or the chosen item of it, costs; no price where tax comes on top: that is for the business store's customers. */
function offerOf(product: Product, item: Item | null, origin: string): Thing | null {
  const prices = item?.prices ?? product.prices;
  const offer = item ?? product.bestItem;
  if (!prices.taxIncluded || offer === null) return null;
  const minimum = offer.minimumOrderQuantity;
  const price = { price: euros(smallestPrice(prices, minimum)), priceCurrency: prices.currentPrice.currencyCode };
  return {
    "@type": "Offer",
    url: `${origin}/prod/${product.id}/`,
    ...price,
    ...(minimum > 1 && { eligibleQuantity: { "@type": "QuantitativeValue", minValue: minimum } }),
    priceSpecification: { "@type": "UnitPriceSpecification", ...price, valueAddedTaxIncluded: true },
    availability: `https://schema.org/${offer.availableForSale ? "InStock" : "OutOfStock"}`,
    itemCondition: "https://schema.org/NewCondition",
    seller: { "@type": "Organization", name: "Chalkbox" },
  };
}

function productThing(product: Product, item: Item | null, origin: string): Thing {
  const offer = offerOf(product, item, origin);
  const images = item && item.images.length > 0 ? item.images : product.images;
  return {
    "@type": "Product",
    name: product.name,
    description: descriptionOf(product.description || product.name),
    url: `${origin}/prod/${product.id}/`,
    image: images.map(({ src }) => origin + src),
    sku: item?.orderNumber ?? product.bestItem?.orderNumber,
    brand: { "@type": "Brand", name: product.manufacturerName },
    ...(offer && { offers: offer }),
    ...(product.numberOfRatings > 0 && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: product.rating,
        reviewCount: product.numberOfRatings,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}

/** What a product's page tells search engines: the product with its offer, and the way to it. */
export function productHead(product: Product, item: Item | null): PageHead {
  return {
    title: product.name,
    description: descriptionOf(`${product.name}: ${product.description}`),
    image: product.images[0]?.src ?? null,
    kind: "product",
    stores: product.soldIn,
    things: (origin) => [
      productThing(product, item, origin),
      ...breadcrumbThing([...product.breadCrumb, { displayName: product.name, url: `/prod/${product.id}/` }], origin),
    ],
  };
}
