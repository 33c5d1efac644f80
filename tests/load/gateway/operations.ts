import { Kind, parse, print, stripIgnoredCharacters } from "graphql";
import { readDocuments } from "../../../operations/documents.ts";

/** One of the five operations that the gateways are compared with. */
export interface BenchOperation {
  readonly name: "product" | "listing" | "cart" | "customer" | "session";
  /** Whether its fields are all the shop's: only then the upstream and a plain proxy can answer it, too. */
  readonly isShopOnly: boolean;
  readonly operationName: string;
  readonly query: string;
  /** Variables of the nth request: visitors ask for different things. */
  readonly variables: (index: number) => Readonly<Record<string, unknown>>;
}

/** Different requests that a slice goes round; more than any gateway's luck, fewer than a public cache holds. */
export const differentRequests = 200;

/** A cart by its id, with what the basket page shows of one. */
const cartQuery = `query BenchCart($cartId: ID!) {
  shop_findCart(cartId: $cartId) { ...CartTotals mergedLineItems { ...CartLine } orderReference }
}`;

/** What of the basket page's fragments is about the cart and its positions. */
const cartFragments: ReadonlySet<string> = new Set(["CartTotals", "CartLine", "ImageParts"]);

/** The five operations: four of the storefront's own, as browsers send them, and a cart that is asked of the shop. */
export function loadBenchOperations(): readonly BenchOperation[] {
  const texts = readDocuments().map(({ text }) => text);
  const find = (name: string): string => {
    const found = texts.find((text) => new RegExp(`^query ${name}\\b`).test(text));
    if (found === undefined) throw new Error(`operations/ holds no ${name}`);
    return found;
  };
  const basket = find("BasketPage");
  const fragments = parse(basket)
    .definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION && cartFragments.has(node.name.value))
    .map(print);
  return [
    {
      name: "product",
      isShopOnly: true,
      operationName: "ProductPage",
      query: find("ProductPage"),
      variables: (index) => ({ productId: String(1_000 + index), selectedVariants: [] }),
    },
    {
      name: "listing",
      isShopOnly: true,
      operationName: "CategoryPage",
      query: find("CategoryPage"),
      variables: (index) => ({
        categoryId: String(1_000 + (index % 40)),
        paging: { offset: 60 * (index % 5), limit: 60, sortBy: "si" },
        filter: { enumFilters: [], rangeFilters: [] },
      }),
    },
    {
      name: "cart",
      isShopOnly: true,
      operationName: "BenchCart",
      query: stripIgnoredCharacters([cartQuery, ...fragments].join("\n")),
      variables: (index) => ({ cartId: String(5_000 + index) }),
    },
    {
      name: "customer",
      isShopOnly: true,
      operationName: "PrimeMembership",
      query: find("PrimeMembership"),
      variables: () => ({}),
    },
    { name: "session", isShopOnly: false, operationName: "BasketPage", query: basket, variables: () => ({}) },
  ];
}

/** The body of a GraphQL request over HTTP. */
export function bodyOf({ operationName, query, variables }: BenchOperation, index: number): string {
  return JSON.stringify({ operationName, query, variables: variables(index) });
}
