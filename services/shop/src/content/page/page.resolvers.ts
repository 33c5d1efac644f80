import { tileImage } from "../../catalogue/images.ts";
import { inLanguage } from "../../catalogue/language.ts";
import type { Resolvers } from "../../platform/domain.ts";
import { categoryTeasersOf, findGrid, findPage, teasersOfProduct } from "./page.service.ts";
import { attributeOf, recommendationsOf } from "./teaser.service.ts";

export const pageResolvers = {
  Query: {
    getActiveAbTests: async (_, { url }, context) => (await findPage(context, url)).activeAbTests,
    getPageDetailsByUrl: (_, { url }, context) => findPage(context, url),
    getGridByPageId: (_, { pageId }, context) => findGrid(context, pageId),
  },
  Product: {
    teasers: (product, _, context) => teasersOfProduct(context, product),
  },
  Category: {
    teasers: (category, _, context) => categoryTeasersOf(category, context),
  },
  Grid: {
    pageId: (grid) => grid.pageId,
  },
  Teaser: {
    name: ({ name }, _, { storefront }) => inLanguage(name, storefront.language),
    attributes: ({ attributes }, _, context) => attributes.map((attribute) => attributeOf(attribute, context)),
    productsRecommendations: (teaser, _, context) => recommendationsOf(teaser, context),
  },
  TeaserListEntry: {
    attributes: ({ attributes }, _, context) => attributes.map((attribute) => attributeOf(attribute, context)),
  },
  FooterUsp: {
    image: ({ picture, headline }, _, { storefront }) =>
      picture ? tileImage(picture, inLanguage(headline, storefront.language)) : null,
    headline: ({ headline }, _, { storefront }) => inLanguage(headline, storefront.language),
    subheadline: ({ subheadline }, _, { storefront }) =>
      subheadline ? inLanguage(subheadline, storefront.language) : null,
    text: ({ text }, _, { storefront }) => inLanguage(text, storefront.language),
  },
  FooterSection: {
    headline: ({ headline }, _, { storefront }) => inLanguage(headline, storefront.language),
    content: ({ content }, _, { storefront }) => (content ? inLanguage(content, storefront.language) : null),
  },
  FooterLink: {
    label: ({ label }, _, { storefront }) => inLanguage(label, storefront.language),
  },
} satisfies Resolvers;
