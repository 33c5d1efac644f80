import { Kind, parse, print } from "graphql";
import { readDocuments, type TrustedDocument } from "../../../operations/documents.ts";
import { ownOperations, writeOperation } from "./peers.ts";

/** One of the five operations that the gateways are compared with. */
export interface BenchOperation {
  readonly name: "product" | "listing" | "cart" | "customer" | "session";
  /** Whether its fields are all the shop's: only then the upstream and a plain proxy can answer it, too. */
  readonly isShopOnly: boolean;
  readonly operationName: string;
  readonly query: string;
  /** Variables of the nth request: visitors request different things. */
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

/** The documents that our gateway is set to trust: the storefront's, and the benchmark's own. */
export function trustedDocuments(): readonly TrustedDocument[] {
  return [...readDocuments(), ...readDocuments(ownOperations)];
}

/** The document of an operation. @throws Error when there is none of that name */
export function findDocument(documents: readonly TrustedDocument[], operationName: string): TrustedDocument {
  const found = documents.find(({ text }) => new RegExp(`^query ${operationName}\\b`).test(text));
  if (found === undefined) throw new Error(`No document is called ${operationName}`);
  return found;
}

/** The five operations: four of the storefront's own, as browsers send them, and a cart that is requested from the shop. */
export function loadBenchOperations(): readonly BenchOperation[] {
  const basketPage = findDocument(readDocuments(), "BasketPage").text;
  const fragments = parse(basketPage)
    .definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION && cartFragments.has(node.name.value))
    .map(print);
  writeOperation("BenchCart", [cartQuery, ...fragments].join("\n"));
  const documents = trustedDocuments();
  const find = (name: string): string => findDocument(documents, name).text;
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
      query: find("BenchCart"),
      variables: (index) => ({ cartId: String(5_000 + index) }),
    },
    {
      name: "customer",
      isShopOnly: true,
      operationName: "PrimeMembership",
      query: find("PrimeMembership"),
      variables: () => ({}),
    },
    { name: "session", isShopOnly: false, operationName: "BasketPage", query: basketPage, variables: () => ({}) },
  ];
}

/** The body of a GraphQL request over HTTP. */
export function bodyOf({ operationName, query, variables }: BenchOperation, index: number): string {
  return JSON.stringify({ operationName, query, variables: variables(index) });
}
