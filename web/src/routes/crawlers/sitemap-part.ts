import { data } from "react-router";
import { SitemapDocument, type SitemapQuery } from "~/graph/generated/Sitemap.ts";
import { SitemapProductsDocument } from "~/graph/generated/SitemapProducts.ts";
import { isPublicPath } from "~/shell/business-guard.ts";
import { crawled } from "./origin.server.ts";
import { appPages, entryOf, partEnd, partSize, partStart } from "./sitemap-parts.ts";
import type { Route } from "./+types/sitemap-part";
import { askGraph, batchSize, streamXml } from "./xml.ts";

type Place = Parameters<typeof entryOf>[1];

async function* pages({ pages: found, categoryIds }: SitemapQuery["getSitemap"], place: Place): AsyncGenerator<string> {
  const isBusiness = place.store === "b2b";
  yield partStart;
  const own = isBusiness ? found.filter(isPublicPath) : [...found, ...appPages];
  yield own.map((path) => entryOf(path, place)).join("");
  if (!isBusiness) yield categoryIds.map((id) => entryOf(`/cat/${id}/`, place)).join("");
  yield partEnd;
}

async function* products(request: Request, part: number, place: Place): AsyncGenerator<string> {
  let start = partStart;
  const end = part * partSize;
  for (let offset = end - partSize; offset < end; offset += batchSize) {
    const { getSitemap } = await askGraph(request, SitemapProductsDocument, { offset, limit: batchSize });
    if (getSitemap.products.length === 0) break;
    const entries = getSitemap.products.map(({ id, image, soldIn }) =>
      entryOf(`/prod/${id}/`, place, { picture: image?.src, stores: soldIn }),
    );
    yield start + entries.join("");
    start = "";
  }
  yield start + partEnd;
}

/** A part of a storefront's sitemap: pages and categories, or ten thousand products, which are sent while they are read. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const { storefront, origin, urls } = crawled(request);
  const place = { store: storefront.store, origin, urls };
  const { getSitemap } = await askGraph(request, SitemapDocument, {});
  if (params.part === "pages.xml") return streamXml(pages(getSitemap, place));
  const part = Number(/^products-([1-9]\d{0,3})\.xml$/.exec(params.part)?.[1] ?? 0);
  const hasPart = part > 0 && (part - 1) * partSize < getSitemap.productCount && storefront.store !== "b2b";
  if (!hasPart) throw data(null, { status: 404, statusText: "Not Found" });
  return streamXml(products(request, part, place));
}
