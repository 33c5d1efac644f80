import { buildSchema, getOperationAST, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { loadPublicShopSchema } from "../subschemas/shop-schema.ts";
import { type CachePolicy, policyOf } from "./policy.ts";

const schema = buildSchema(`
  enum CacheControlScope { PUBLIC PRIVATE }
  directive @cacheControl(maxAge: Int, scope: CacheControlScope, tags: [String!]) on FIELD_DEFINITION | OBJECT | INTERFACE | UNION
  type Query {
    long: Thing @cacheControl(maxAge: 300, scope: PUBLIC, tags: ["b"])
    short: Thing @cacheControl(maxAge: 60, scope: PUBLIC, tags: ["a"])
    never: String @cacheControl(maxAge: 0, scope: PUBLIC)
    scopeOnly: String @cacheControl(scope: PUBLIC)
    ageOnly: String @cacheControl(maxAge: 60)
    mine: String @cacheControl(maxAge: 60, scope: PRIVATE)
    undeclared: String
    any: Named @cacheControl(maxAge: 300, scope: PUBLIC)
  }
  type Mutation { change: String @cacheControl(maxAge: 60, scope: PUBLIC) }
  interface Named { name: String }
  type Thing { name: String deal: Deal owner: String @cacheControl(scope: PRIVATE) related: [Thing!]! }
  type Deal implements Named @cacheControl(maxAge: 5, tags: ["deals"]) { name: String }
`);

function policy(text: string, inSchema = schema, name?: string): CachePolicy | null {
  const document = parse(text);
  const operation = getOperationAST(document, name);
  if (operation == null) throw new Error("no operation");
  return policyOf(inSchema, document, operation);
}

describe("the cache policy of an operation", () => {
  it("is that of its root fields: the least age, all tags", () => {
    expect(policy("{ long { name } }")).toEqual({ maxAge: 300, tags: ["b"] });
    expect(policy("{ long { name } short { name } __typename }")).toEqual({ maxAge: 60, tags: ["a", "b"] });
  });

  it.each([
    "{ undeclared }",
    "{ mine }",
    "{ never }",
    "{ scopeOnly }",
    "{ ageOnly }",
    "{ __typename }",
    "{ long { name } undeclared }",
    "{ long { name } scopeOnly }",
    "{ __schema { queryType { name } } }",
    "{ long { name } __schema { queryType { name } } }",
    "{ long { name } hidden: undeclared @skip(if: true) }",
    "{ ...Part long { name } } fragment Part on Query { undeclared }",
    "{ ... on Query { ... { undeclared } } long { name } }",
    "{ long { owner } }",
    "{ long { related { related { ...Owned } } } } fragment Owned on Thing { owner }",
    "mutation { change }",
  ])("is none for %s", (text) => {
    expect(policy(text)).toBeNull();
  });

  it("is none where the schema has no policies", () => {
    expect(policy("{ a }", buildSchema("type Query { a: Int }"))).toBeNull();
    expect(policy("{ a }", buildSchema("type Query { a: Int @deprecated }"))).toBeNull();
  });

  it("is narrowed by what is below, by field or by type, whatever stands for an interface", () => {
    expect(policy("{ long { related { deal { name } } } }")).toEqual({ maxAge: 5, tags: ["b", "deals"] });
    expect(policy("{ any { name } }")).toEqual({ maxAge: 5, tags: ["deals"] });
  });
});

describe("the shop's contract", () => {
  const shop = loadPublicShopSchema();

  it("shares these fields and no others", () => {
    const fields = Object.values(shop.getQueryType()?.getFields() ?? {});
    const shared = fields.filter(({ astNode }) =>
      astNode?.directives?.some(({ name }) => name.value === "cacheControl"),
    );
    expect(shared.map(({ name }) => name).toSorted()).toEqual([
      "adjustLongtailSearchQuery",
      "checkQuery",
      "core_category",
      "core_category_type",
      "core_search",
      "getActiveAbTests",
      "getExtraTabContents",
      "getGlobalParametersByName",
      "getGridByPageId",
      "getItemById",
      "getMainCategoryFromCategoryId",
      "getNavigationModel",
      "getNavigationTree",
      "getPageDetailsByUrl",
      "getPartialNavigationById",
      "getPaymentDetails",
      "getPrimeOffer",
      "getProductById",
      "getProductRedirect",
      "getProductsById",
      "getReviewsByProductId",
      "getSearchRedirect",
      "getSitemap",
      "getSuggestQueries",
      "getTeaserWishlists",
      "getTrackingItem",
      "getTranslationsByKeys",
      "getVariantInformationForProduct",
      "searchSuggestions",
    ]);
  });

  it("drops products with the catalogue wherever they are shown, and prices with deals", () => {
    expect(
      policy('{ getGridByPageId(pageId: "a") { rows { cells { teaser { productsRecommendations { id } } } } } }', shop),
    ).toEqual({ maxAge: 60, tags: ["catalogue", "content"] });
    expect(
      policy(
        '{ getProductById(productId: "1") { lightningDeal { isAvailableLightningDeal } prices { price { amount } } } }',
        shop,
      ),
    ).toEqual({ maxAge: 60, tags: ["catalogue", "deals"] });
    expect(policy('{ getItemById(itemId: "1") { earlyDeal { startsAt } } }', shop)).toEqual({
      maxAge: 60,
      tags: ["catalogue", "deals", "prime"],
    });
    expect(policy('{ shop_findCart(cartId: "1") { id } getNavigationModel { id } }', shop)).toBeNull();
  });
});
