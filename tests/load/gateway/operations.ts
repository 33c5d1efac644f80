import { Kind, print } from "graphql";
import { loadOperations, type Operation } from "../../testkit/documents.ts";

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

/** The five operations: four of the storefront's own and a cart that is asked of the shop directly. */
export async function loadBenchOperations(): Promise<readonly BenchOperation[]> {
  const known = new Map((await loadOperations()).map((operation) => [operation.name, operation]));
  const find = (name: string): Operation => {
    const found = known.get(name);
    if (found === undefined) throw new Error(`operations/ holds no ${name}`);
    return found;
  };
  const basket = find("BasketPage");
  const fragments = basket.document.definitions
    .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION && cartFragments.has(definition.name.value))
    .map(print);
  return [
    {
      name: "product",
      isShopOnly: true,
      operationName: "ProductPage",
      query: find("ProductPage").text,
      variables: (index) => ({ productId: String(1_000 + index), selectedVariants: [] }),
    },
    {
      name: "listing",
      isShopOnly: true,
      operationName: "CategoryPage",
      query: find("CategoryPage").text,
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
      query: [cartQuery, ...fragments].join("\n"),
      variables: (index) => ({ cartId: String(5_000 + index) }),
    },
    {
      name: "customer",
      isShopOnly: true,
      operationName: "PrimeMembership",
      query: find("PrimeMembership").text,
      variables: () => ({}),
    },
    { name: "session", isShopOnly: false, operationName: "BasketPage", query: basket.text, variables: () => ({}) },
  ];
}

/** The body of a GraphQL request over HTTP. */
export function bodyOf({ operationName, query, variables }: BenchOperation, index: number): string {
  return JSON.stringify({ operationName, query, variables: variables(index) });
}
