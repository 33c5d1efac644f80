import { SitemapDocument } from "~/graph/generated/Sitemap.ts";
import { crawled } from "./origin.server.ts";
import { partSize } from "./sitemap-parts.ts";
import type { Route } from "./+types/sitemap-index";
import { askGraph, streamXml, xml } from "./xml.ts";

async function* pieces(origin: string, productCount: number): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
  const parts = Array.from({ length: Math.ceil(productCount / partSize) }, (_, index) => `products-${index + 1}`);
  for (const part of ["pages", ...parts])
    yield `<sitemap><loc>${xml(`${origin}/sitemaps/${part}.xml`)}</loc></sitemap>\n`;
  yield "</sitemapindex>\n";
}

/** The parts of a storefront's sitemap; the business store's assortment is behind its sign-in. */
export async function loader({ request }: Route.LoaderArgs) {
  const { origin, storefront } = crawled(request);
  const { getSitemap } = await askGraph(request, SitemapDocument, {});
  return streamXml(pieces(origin, storefront.store === "b2b" ? 0 : getSitemap.productCount));
}
