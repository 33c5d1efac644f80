import { CombinedError } from "urql";
import { expect, it } from "vitest";
import { GraphQLError } from "../../graph/graphql-web.ts";
import { failureToast } from "./failure-toast.ts";

const internal = "vue.message.internalError";

function graphError(message: string, extensions: Record<string, unknown>, path?: string[]) {
  const error = new GraphQLError(message, null, null, null, path, null, extensions);
  return new CombinedError({ graphQLErrors: [error] });
}
const query = (error: CombinedError | undefined) => ({ error, operation: { kind: "query" as const } });
const mutation = (error: CombinedError | undefined) => ({ error, operation: { kind: "mutation" as const } });

const ownFault = graphError("Internal error", { classification: "INTERNAL_ERROR" });
const away = new CombinedError({ networkError: new TypeError("Failed to fetch") });

it("ERR-01: INTERNAL_ERROR is a toast, of queries as of mutations", () => {
  expect(failureToast(query(ownFault), "")).toBe(internal);
  expect(failureToast(mutation(ownFault), "")).toBe(internal);
});

it("ERR-08, OP-A-09: the error of a mutation, those that are the session's actions among them, is a toast with its key, else with the shop's words", () => {
  const keyed = graphError("no", { messageKey: "vue.message.tooManyAttempts", code: "RATE_LIMITED" });
  expect(failureToast(mutation(keyed), "")).toBe("vue.message.tooManyAttempts");
  expect(failureToast(mutation(graphError("Der Artikel ist ausverkauft.", { code: "SOLD_OUT" })), "")).toBe(
    "Der Artikel ist ausverkauft.",
  );
});

it.each([
  ["an unreachable gateway", away],
  ["an unreachable shop", graphError("Network error", { code: "UPSTREAM_UNAVAILABLE" })],
  ["a lost cart", graphError("Cart issue", { code: "CART_NOT_FOUND", classification: "CART_NOT_FOUND" })],
])("ERR-08: %s has no words for shoppers", (_, error) => {
  expect(failureToast(mutation(error), "")).toBe(internal);
});

it("states nothing about other failures of queries, which the page shows, and of what went well", () => {
  expect(failureToast(query(away), "")).toBeNull();
  expect(failureToast(query(graphError("no", { code: "SOLD_OUT" })), "")).toBeNull();
  expect(failureToast(mutation(undefined), "")).toBeNull();
});

it.each(["getCustomerInfo", "getCommentsPerWishlist", "getGridByPageId"])(
  "ERR-12, GQL-10: %s fails silently",
  (field) => {
    const error = graphError("Internal error", { classification: "INTERNAL_ERROR" }, [field, "email"]);
    expect(failureToast(query(error), "")).toBeNull();
  },
);

it("ERR-11: nothing at all with the cookie silentErrorPolicy=true", () => {
  expect(failureToast(mutation(ownFault), "cartId=1; silentErrorPolicy=true")).toBeNull();
  expect(failureToast(mutation(ownFault), "cartId=1; silentErrorPolicy=false")).toBe(internal);
  expect(failureToast(mutation(ownFault), "not-silentErrorPolicy=true")).toBe(internal);
});
