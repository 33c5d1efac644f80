import { CombinedError } from "urql";
import { describe, expect, it } from "vitest";
import { failureOf, failureResponse, isLostAtLogout, lacksSubject, refusalOf, refusalText } from "./failure.ts";
import { GraphQLError } from "./graphql-web.ts";

const internal = "vue.message.internalError";
const error = (extensions: Record<string, unknown>, message = "words", path?: readonly (string | number)[]) =>
  new GraphQLError(message, null, null, null, path, null, extensions);
const combined = (...graphQLErrors: GraphQLError[]) => new CombinedError({ graphQLErrors });
const away = new CombinedError({ networkError: new TypeError("fetch failed") });

describe("the page of a failed call", () => {
  it.each(["UPSTREAM_UNAVAILABLE", "UPSTREAM_TIMEOUT", "OVERLOADED", "STORAGE_FULL"])(
    "answers 503 and `Network error` when the shop gives no answer: %s",
    (code) => {
      expect(failureOf(combined(error({ code })))).toMatchObject({ status: 503, text: "Network error" });
    },
  );

  it.each(["UPSTREAM_INVALID", "FORBIDDEN", undefined, 7])("answers 500 for any other code: %s", (code) => {
    expect(failureOf(combined(error({ code })))).toMatchObject({ status: 500, text: "Error" });
  });

  it("answers 503 when the gateway cannot be reached, 400 for an address that is none", () => {
    expect(failureOf(away)).toEqual({
      status: 503,
      text: "Network error",
      messageKey: null,
      message: internal,
      isInternal: false,
    });
    expect(failureOf(combined(error({ code: "BAD_USER_INPUT" })))).toMatchObject({ status: 400, text: "Bad Request" });
  });

  it("is a response with that status, and the key by which a sign-in is requested", () => {
    const thrown = failureResponse(combined(error({ code: "UPSTREAM_TIMEOUT", messageKey: "vue.x.y" })));
    expect(thrown.init).toEqual({ status: 503, statusText: "Network error" });
    expect(thrown.data).toEqual({ status: 503, text: "Network error", messageKey: "vue.x.y" });
  });
});

describe("what is reported about it", () => {
  it.each([
    "INTERNAL_ERROR",
    "INVALID_TOKEN",
    "USER_ID_REQUIRED",
    "CART_NOT_FOUND",
    "UPSTREAM_INVALID",
    "UPSTREAM_TIMEOUT",
    "PERSISTED_QUERY_NOT_FOUND",
  ])("the English sentence of %s is for programs", (code) => {
    expect(failureOf(combined(error({ code }))).message).toBe(internal);
    expect(failureOf(combined(error({ classification: code, code: "SOLD_OUT" }))).message).toBe(internal);
  });

  it.each(["SOLD_OUT", "MY_INTERNAL_ERROR", "CART_NOT_FOUND_YET", "UPSTREAM_", "", undefined])(
    "the shop's own words are for shoppers: %s",
    (code) => {
      expect(failureOf(combined(error({ code }))).message).toBe("words");
    },
  );

  it("a key goes before words, and the shop's own fault before both, wherever it is among the errors", () => {
    expect(failureOf(combined(error({ messageKey: "vue.x.y" }))).message).toBe("vue.x.y");
    const own = failureOf(combined(error({ messageKey: "vue.x.y" }), error({ classification: "INTERNAL_ERROR" })));
    expect(own).toMatchObject({ message: internal, messageKey: "vue.x.y", isInternal: true });
    expect(failureOf(combined(error({ messageKey: "vue.x.y" }))).isInternal).toBe(false);
  });

  it("keys that are no texts are none, and no error has no words", () => {
    expect(failureOf(combined(error({ messageKey: 7, code: 8, classification: 9 })))).toMatchObject({
      messageKey: null,
      message: "words",
    });
    expect(failureOf({ graphQLErrors: [] })).toMatchObject({ status: 500, message: internal, isInternal: false });
  });
});

describe("a refusal", () => {
  it("a result's words come in the order in which the shop means them", () => {
    const words = { errorMessage: "first", generalErrorMessage: "second", messageKey: "third" };
    expect(refusalOf(undefined, words).message).toBe("first");
    expect(refusalOf(undefined, { ...words, errorMessage: null }).message).toBe("second");
    expect(refusalOf(undefined, { messageKey: "third" }).message).toBe("third");
  });

  it("what the result states goes before the failed call", () => {
    expect(refusalOf(away, { errorMessage: "Ausverkauft." }).message).toBe("Ausverkauft.");
    expect(refusalOf(away, { errorMessage: null, fieldErrors: [] })).toEqual({ fields: {}, message: internal });
  });

  it("in one sentence it is what is wrong with the whole, else with the first field, else that it did not work", () => {
    const fieldErrors = [
      { fieldName: "a", errorMessage: "first" },
      { fieldName: "b", errorMessage: "second" },
    ];
    expect(refusalText(undefined, { errorMessage: "whole", fieldErrors })).toBe("whole");
    expect(refusalText(undefined, { fieldErrors })).toBe("first");
    expect(refusalText(undefined, null)).toBe("vue.cart.error.somethingWentWrong");
  });
});

describe("an answer that lacks what its page is about", () => {
  const lacks = (data: unknown, path?: readonly (string | number)[]) =>
    lacksSubject(data, combined(error({}, "no", path)));

  it.each([
    ["a field of the root", { product: null }, ["product"]],
    ["a part of it that made the whole null", { product: null }, ["product", "price", "amount"]],
    ["a field that is not there", {}, ["product"]],
    ["a part of the session", { session: { cart: null } }, ["session", "cart"]],
    ["a deep part that made it null", { session: { cart: null } }, ["session", "cart", "total"]],
    ["the session", { session: null }, ["session", "cart"]],
    ["all of it", null, ["product"]],
    ["a text in place of the session", { session: "x" }, ["session", "cart"]],
  ])("%s", (_what, data, path) => {
    expect(lacks(data, path)).toBe(true);
  });

  it.each([
    ["a part of a product", { product: { price: null } }, ["product", "price"]],
    ["a part of the cart", { session: { cart: { gifts: null } } }, ["session", "cart", "gifts"]],
    ["nothing: the field is false", { isOpen: false }, ["isOpen"]],
    ["nothing: the field is zero", { count: 0 }, ["count"]],
    ["nothing that it names", { product: {} }, undefined],
  ])("does not lack it without %s", (_what, data, path) => {
    expect(lacks(data, path)).toBe(false);
  });

  it("one error among several is enough", () => {
    const errors = combined(error({}, "no", ["a", "b"]), error({}, "no", ["c"]));
    expect(lacksSubject({ a: { b: null }, c: null }, errors)).toBe(true);
    expect(lacksSubject({ a: { b: null }, c: 1 }, errors)).toBe(false);
  });
});

it("is lost at the logout who must sign in there, and no one elsewhere or for another reason", () => {
  const signIn = combined(error({ messageKey: "vue.error.security.valid_token_required" }));
  expect(isLostAtLogout(signIn, "http://shop.test/logout/")).toBe(true);
  expect(isLostAtLogout(signIn, "http://shop.test/login/")).toBe(false);
  expect(isLostAtLogout(combined(error({ messageKey: "vue.x.y" })), "http://shop.test/logout/")).toBe(false);
});
