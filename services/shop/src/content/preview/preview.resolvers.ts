import type { ShopContext } from "../../platform/context.ts";
import type { Resolvers } from "../../platform/domain.ts";
import { previewData } from "./preview.service.ts";

export const previewResolvers = {
  Query: {
    getPreviewData: (_: unknown, __: unknown, context: ShopContext) => previewData(context),
  },
} satisfies Resolvers;
