import type { CategoryRow } from "../../catalogue/catalogue.types.ts";
import { tileImage } from "../../catalogue/images.ts";
import { inLanguage } from "../../catalogue/language.ts";
import type { ProductAggregate } from "../../catalogue/product/product.loader.ts";
import type { ShopContext } from "../../platform/context.ts";
import type { Resolvers } from "../../platform/domain.ts";
import { categoryTeasersOf, findGrid, findPage, teasersOfProduct } from "./page.service.ts";
import type { GridRow, StoredAttribute, StoredTeaser } from "./page.types.ts";
import { attributeOf, recommendationsOf } from "./teaser.service.ts";

type Context = ShopContext;
type Usp = GridRow["usps"][number];
type Section = GridRow["links"][number];

export const pageResolvers = {
  Query: {
    getActiveAbTests: async (_: unknown, { url }: { url: string }, context: Context) =>
      (await findPage(context, url)).activeAbTests,
    getPageDetailsByUrl: (_: unknown, { url }: { url: string }, context: Context) => findPage(context, url),
    getGridByPageId: (_: unknown, { pageId }: { pageId: string }, context: Context) => findGrid(context, pageId),
  },
  Product: {
    teasers: (product: ProductAggregate, _: unknown, context: Context) => teasersOfProduct(context, product),
  },
  Category: {
    teasers: (category: CategoryRow, _: unknown, context: Context) => categoryTeasersOf(category, context),
  },
  Grid: {
    pageId: (grid: GridRow) => grid.pageId,
  },
  Teaser: {
    name: ({ name }: StoredTeaser, _: unknown, { storefront }: Context) => inLanguage(name, storefront.language),
    attributes: ({ attributes }: StoredTeaser, _: unknown, context: Context) =>
      attributes.map((attribute) => attributeOf(attribute, context)),
    productsRecommendations: (teaser: StoredTeaser, _: unknown, context: Context) => recommendationsOf(teaser, context),
  },
  TeaserListEntry: {
    attributes: ({ attributes }: { attributes: readonly StoredAttribute[] }, _: unknown, context: Context) =>
      attributes.map((attribute) => attributeOf(attribute, context)),
  },
  FooterUsp: {
    image: ({ picture, headline }: Usp, _: unknown, { storefront }: Context) =>
      picture ? tileImage(picture, inLanguage(headline, storefront.language)) : null,
    headline: ({ headline }: Usp, _: unknown, { storefront }: Context) => inLanguage(headline, storefront.language),
    subheadline: ({ subheadline }: Usp, _: unknown, { storefront }: Context) =>
      subheadline ? inLanguage(subheadline, storefront.language) : null,
    text: ({ text }: Usp, _: unknown, { storefront }: Context) => inLanguage(text, storefront.language),
  },
  FooterSection: {
    headline: ({ headline }: Section, _: unknown, { storefront }: Context) => inLanguage(headline, storefront.language),
    content: ({ content }: Section, _: unknown, { storefront }: Context) =>
      content ? inLanguage(content, storefront.language) : null,
  },
  FooterLink: {
    label: ({ label }: Section["list"][number], _: unknown, { storefront }: Context) =>
      inLanguage(label, storefront.language),
  },
} satisfies Resolvers;
