import {
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  isCompositeType,
  isInterfaceType,
  isRequiredArgument,
  isUnionType,
} from "graphql";
import { describe, expect, it } from "vitest";
import { startBackoffice } from "../test/backoffice-fixture.ts";
import { runQuery, testContext } from "../test/shop-test.ts";
import type { ShopContext } from "./platform/context.ts";
import { loadSchema } from "./schema.ts";

const schema = loadSchema();
const { database } = await startBackoffice();
await database.write`insert into content_page (path, page_type, rows) values ('/seite/', 'CONTENT', ${JSON.stringify([
  {
    flags: [],
    cells: [
      {
        columns: 12,
        flags: [],
        teaser: {
          id: "1",
          name: { de: "T", en: "T" },
          template: "Slider",
          attributes: [],
          recommendations: { rule: "these", productIds: [1] },
        },
      },
    ],
  },
])}::text::jsonb)`;
await database.write`
  insert into lightning_deal (store, item_id, price_cents, quantity, starts_at, ends_at)
  values ('de', 101, 900, 5, now() - interval '1 minute', now() + interval '1 hour')`;

/** One call of each public field that finds something where it can. */
const calls: Readonly<Record<string, string>> = {
  adjustLongtailSearchQuery: '(searchQuery: "roter Füller")',
  checkQuery: '(originalQuery: "Füller")',
  core_category: '(coreCategoryId: "11")',
  core_category_type: '(coreCategoryId: "11")',
  core_search: '(filter: { searchTerm: "Füller", enumFilters: [], rangeFilters: [] })',
  getActiveAbTests: '(url: "/seite/")',
  getExtraTabContents: '(productId: "1")',
  getGridByPageId: '(pageId: "footer-vue")',
  getGlobalParametersByName: '(names: ["a"])',
  getItemById: '(itemId: "101")',
  getMainCategoryFromCategoryId: '(categoryId: "11")',
  getNavigationModel: "",
  getNavigationTree: "(level: 2)",
  getPageDetailsByUrl: '(url: "/seite/")',
  getPartialNavigationById: '(categoryId: "10")',
  getPaymentDetails: '(paymentTypes: ["CREDIT_CARD"])',
  getPrimeOffer: "",
  getProductById: '(productId: "1")',
  getProductRedirect: '(query: "1001")',
  getProductsById: '(productIds: ["1"])',
  getReviewsByProductId: '(productId: "1")',
  getSearchRedirect: '(query: "Füller")',
  getSitemap: "",
  getSuggestQueries: '(userQuery: "F")',
  getTeaserWishlists: "",
  getTrackingItem: '(itemId: "101")',
  getTranslationsByKeys: '(keys: ["a.b"])',
  getVariantInformationForProduct: '(productId: "1")',
  searchSuggestions: '(userQuery: "Fü")',
};

type Field = GraphQLField<unknown, ShopContext>;

const publicFields = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ astNode }) =>
  astNode?.directives?.some(({ name }) => name.value === "cacheControl"),
);

/** Everything below a type that needs no arguments; a type within itself is not followed again. */
function selectionOf(type: GraphQLNamedType, above: readonly string[] = []): string {
  if (!isCompositeType(type)) return "";
  if (isUnionType(type) || isInterfaceType(type)) {
    const parts = schema.getPossibleTypes(type).map((each) => `... on ${each.name} ${selectionOf(each, above)}`);
    return `{ __typename ${parts.join(" ")} }`;
  }
  const fields = Object.values(type.getFields()).flatMap((field: Field) => {
    const below = getNamedType(field.type);
    if (field.args.some(isRequiredArgument) || above.includes(below.name) || above.length > 6) return [];
    return [`${type.name}_${field.name}: ${field.name} ${selectionOf(below, [...above, type.name])}`];
  });
  return `{ __typename ${fields.join(" ")} }`;
}

/** A caller of whom only the preview's ticket may be read: answers to those who send one are kept for none. */
const withoutTicket = new Proxy(testContext({ database }).caller, {
  get: (_, name) => {
    if (name !== "preview") throw new Error(`a public field reads caller.${String(name)}`);
    return null;
  },
});

/** A context that throws when a resolver reads who is calling, or from where. */
function anonymous(): ShopContext {
  return new Proxy(testContext({ database }), {
    get: (context, name) => {
      if (name === "caller") return withoutTicket;
      if (name === "publicOrigin") throw new Error(`a public field reads ${name}`);
      return Reflect.get(context, name);
    },
  });
}

describe("fields that the contract calls public", () => {
  it("are all tried here", () => {
    expect(publicFields.map(({ name }) => name).toSorted()).toEqual(Object.keys(calls).toSorted());
  });

  it.each(publicFields.map((field) => [field.name, field] as const))(
    "%s does not look at the caller",
    async (name, field) => {
      const selection = selectionOf(getNamedType(field.type));
      const { data, errors } = await runQuery(anonymous(), `{ ${name}${calls[name]} ${selection} }`);
      expect(errors).toEqual([]);
      const found = Object(data)[name];
      if (["getProductById", "getPageDetailsByUrl", "core_category", "getItemById"].includes(name)) {
        expect(JSON.stringify(found)).toContain("Füller");
      }
    },
  );

  it("would be found out if they did", async () => {
    const { errors } = await runQuery(anonymous(), '{ shop_findCart(cartId: "a") { id } }').catch((error: unknown) => ({
      errors: [error],
    }));
    expect(String(errors[0])).toContain("a public field reads caller");
  });
});
