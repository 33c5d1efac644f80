import { cutText } from "@chalkbox/input-text/read-text";
import { data } from "react-router";
import { ProductFeedDocument, type ProductFeedQuery } from "~/graph/generated/ProductFeed.ts";
import { smallestPrice } from "~/catalogue/smallest-price.ts";
import { crawled } from "./origin.server.ts";
import type { Route } from "./+types/product-feed";
import { askGraph, batchSize, streamXml, xml } from "./xml.ts";

type Product = ProductFeedQuery["getSitemap"]["products"][number];

/** Longest title and description that Google Merchant Center takes, in characters. */
const [titleLength, descriptionLength] = [150, 5_000];

function itemOf({ prices, image, bestItem, ...product }: Product, origin: string): string {
  const amount = smallestPrice(prices, bestItem.minimumOrderQuantity);
  const crumbs = product.breadCrumb.slice(1).map(({ displayName }) => displayName);
  const fields: Readonly<Record<string, string | null | undefined>> = {
    "g:id": product.id,
    "g:title": product.name && cutText(product.name, titleLength, titleLength),
    "g:description": cutText(product.description || product.name || "", descriptionLength),
    "g:link": `${origin}/prod/${product.id}/`,
    "g:image_link": image && origin + image.src,
    "g:availability": product.availableForSale ? "in_stock" : "out_of_stock",
    "g:price": `${(amount / 100).toFixed(2)} ${prices.currentPrice.currencyCode}`,
    "g:brand": product.manufacturerName,
    "g:mpn": bestItem.orderNumber,
    "g:condition": "new",
    "g:product_type": crumbs.join(" > "),
  };
  const parts = Object.entries(fields).flatMap(([name, text]) => (text ? [`<${name}>${xml(text)}</${name}>`] : []));
  return `<item>${parts.join("")}</item>\n`;
}

async function* pieces(request: Request, origin: string): AsyncGenerator<string> {
  let start = `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Chalkbox</title><link>${xml(origin)}/</link><description>Chalkbox</description>\n`;
  for (let offset = 0; ; offset += batchSize) {
    const { getSitemap } = await askGraph(request, ProductFeedDocument, { offset, limit: batchSize });
    yield start + getSitemap.products.map((product) => itemOf(product, origin)).join("");
    start = "";
    if (getSitemap.products.length < batchSize) break;
  }
  yield "</channel></rss>\n";
}

/** The assortment of a consumer store for Google Merchant Center; prices of the business store are for its customers. */
export function loader({ request }: Route.LoaderArgs) {
  const { origin, storefront } = crawled(request);
  if (storefront.store === "b2b") throw data(null, { status: 404, statusText: "Not Found" });
  return streamXml(pieces(request, origin));
}
