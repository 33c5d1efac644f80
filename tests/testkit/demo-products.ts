import * as v from "valibot";
import { type Addresses } from "./chalkbox.ts";
import { newVisitor, type Visitor } from "./visitor.ts";
import type { Storefront } from "./storefronts.ts";

const Listing = v.object({
  core_category: v.object({
    products: v.object({ products: v.array(v.object({ id: v.string(), name: v.string() })) }),
  }),
});
const Option = v.object({ value: v.string(), disabled: v.boolean() });
const VariantsAnswer = v.object({
  getVariantInformationForProduct: v.object({
    variantAttributes: v.array(v.object({ name: v.string(), displayName: v.string(), options: v.array(Option) })),
    item: v.nullable(
      v.object({
        itemId: v.string(),
        name: v.string(),
        availableForSale: v.boolean(),
        minimumOrderQuantity: v.number(),
      }),
    ),
  }),
});

/** A product of the demo catalogue with what a test does to it. */
export interface DemoProduct {
  readonly id: string;
  /** As the listing calls it. */
  readonly name: string;
  /** Attributes to choose, in order; none for a product with one item. */
  readonly attributes: v.InferOutput<typeof VariantsAnswer>["getVariantInformationForProduct"]["variantAttributes"];
  /** The item of a product without variants. */
  readonly item: v.InferOutput<typeof VariantsAnswer>["getVariantInformationForProduct"]["item"];
}

const listingQuery = `query Listing($id: ID!, $offset: Int!) {
  core_category(coreCategoryId: $id) { products(paging: { offset: $offset, limit: 60 }, filter: {}) { products { id name } } }
}`;
const variantsQuery = `query Variants($id: ID!) {
  getVariantInformationForProduct(productId: $id) {
    variantAttributes { name displayName options { value disabled } }
    item { itemId name availableForSale minimumOrderQuantity }
  }
}`;

/** Categories of the demo catalogue that tests go to. */
export const demoCategories = { school: "1000", kindergarten: "2000", furniture: "8000", service: "11000" } as const;

/**
 * The first product of a category that a test can use.
 *
 * @throws Error when there is none
 */
export async function findDemoProduct(
  chalkbox: Addresses,
  storefront: Storefront,
  categoryId: string,
  suits: (product: DemoProduct) => boolean,
): Promise<DemoProduct> {
  const visitor = await newVisitor(`http://127.0.0.1:${chalkbox.webPort}`, storefront);
  for (let offset = 0; ; offset += 60) {
    const listing = v.parse(Listing, (await visitor.ask(listingQuery, { id: categoryId, offset })).data);
    const { products } = listing.core_category.products;
    if (products.length === 0) throw new Error(`Category ${categoryId} has no product that suits the test`);
    for (const product of products) {
      const found = await describe(visitor, product);
      if (suits(found)) return found;
    }
  }
}

async function describe(visitor: Visitor, { id, name }: { id: string; name: string }): Promise<DemoProduct> {
  const { data } = await visitor.ask(variantsQuery, { id });
  const { variantAttributes, item } = v.parse(VariantsAnswer, data).getVariantInformationForProduct;
  return { id, name, attributes: variantAttributes, item };
}

/** A product that is bought without a choice: one item, in stock, one piece at least. */
export const isPlain = ({ item, attributes }: DemoProduct): boolean =>
  item !== null && attributes.length === 0 && item.availableForSale && item.minimumOrderQuantity === 1;

/** A product whose shopper has to choose in two attributes. */
export const hasTwoChoices = ({ attributes }: DemoProduct): boolean => attributes.length === 2;
