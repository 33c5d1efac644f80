import type { Resolvers } from "../../platform/domain.ts";
import { previewData } from "./preview.service.ts";

export const previewResolvers = {
  Query: {
    getPreviewData: (_, __, context) => previewData(context),
  },
} satisfies Resolvers;
