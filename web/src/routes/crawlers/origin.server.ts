import { data } from "react-router";
import { storefrontOf } from "~/lib/copy.ts";
import { type PublicUrls, readPageConfig } from "~/lib/environment.server.ts";
import type { Storefront } from "~/lib/storefront-from-host.ts";
import { originOf } from "~/shell/head/head-tags.server.tsx";

const { publicUrls } = readPageConfig();

/** The storefront that a crawler visits, and where all of them are. @throws 404 where it is not configured */
export function crawled(request: Request): {
  readonly storefront: Storefront;
  readonly origin: string;
  readonly urls: PublicUrls;
} {
  const storefront = storefrontOf(request);
  const origin = originOf(storefront, publicUrls);
  if (origin === null) throw data(null, { status: 404, statusText: "Not Found" });
  return { storefront, origin, urls: publicUrls };
}
