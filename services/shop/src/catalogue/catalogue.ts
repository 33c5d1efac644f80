import { join } from "node:path";
import { createProxies } from "@chalkbox/edge";
import type { Domain } from "../platform/domain.ts";
import { catalogueResolvers } from "./catalogue.resolvers.ts";
import { categoryResolvers } from "./category/category.resolvers.ts";
import { announceDealEdges } from "./deal/deal-edges.service.ts";
import { startDealRenewal } from "./deal/deal-renewal.service.ts";
import { createMediaHandler } from "@chalkbox/pictures/media";
import { createRenderer } from "@chalkbox/pictures/renderer";
import { itemResolvers } from "./product/item.resolvers.ts";
import { createProductWarmer } from "./product/product-cache.loader.ts";
import { productResolvers } from "./product/product.resolvers.ts";
import { reviewResolvers } from "./review/review.resolvers.ts";
import { soundRoute } from "./sound/sound-route.ts";
import { watchSnapshot } from "./snapshot.loader.ts";

/** Categories, products, items, listings and reviews. */
export const catalogue = {
  name: "catalogue",
  resolvers: { ...catalogueResolvers, ...categoryResolvers, ...productResolvers, ...itemResolvers, ...reviewResolvers },
  media: ({ config, log }) => {
    const cacheDir = join(config.dataDir, "media");
    const proxies = createProxies(config.trustedProxies);
    const { render } = createRenderer();
    return [["GET /media/*", createMediaHandler({ cacheDir, log, proxies, render })], soundRoute];
  },
  start: async (platform) => {
    const { database, log, invalidation } = platform;
    const stopRenewal = await startDealRenewal(platform);
    const stopEdges = announceDealEdges(platform);
    const source = await watchSnapshot(database, log, () => void invalidation.drop(["catalogue"]));
    const warmer = createProductWarmer(database, (error) => log.warn({ err: error }, "products were not read ahead"));
    await source.prepare((snapshot) => warmer.prepare(snapshot));
    return async () => {
      await Promise.all([stopRenewal(), stopEdges()]);
      await warmer.stop();
      await source.stop();
    };
  },
} satisfies Domain;
