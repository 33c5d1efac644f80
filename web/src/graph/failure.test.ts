import { CombinedError } from "urql";
import { describe, expect, it } from "vitest";
import { failureOf, failureResponse, refusalOf, refusalText } from "./failure.ts";
import { GraphQLError } from "./graphql-web.ts";

const internal = "vue.message.internalError";
const refused = "vue.cart.error.somethingWentWrong";
const away = new CombinedError({ networkError: new TypeError("fetch failed") });

function graphError(message: string, extensions: Record<string, unknown>) {
  return new CombinedError({
    graphQLErrors: [new GraphQLError(message, null, null, null, undefined, null, extensions)],
  });
}

describe("a failed call", () => {
  it.each([
    ["no network", away, 503, "Network error", internal],
    ["a shop that is late", graphError("down", { code: "UPSTREAM_TIMEOUT" }), 503, "Network error", internal],
    ["a shop that is away", graphError("down", { code: "UPSTREAM_UNAVAILABLE" }), 503, "Network error", internal],
    ["a wrong address", graphError("no text", { code: "BAD_USER_INPUT" }), 400, "Bad Request", "no text"],
    [
      "the shop's own fault",
      graphError("boom", { classification: "INTERNAL_ERROR", messageKey: "a.b" }),
      500,
      "Error",
      internal,
    ],
    [
      "a message key",
      graphError("boom", { messageKey: "vue.message.storageFull" }),
      500,
      "Error",
      "vue.message.storageFull",
    ],
    ["the shop's words", graphError("Ausverkauft.", { code: "SOLD_OUT" }), 500, "Error", "Ausverkauft."],
  ])("%s", (_, error, status, text, message) => {
    expect(failureOf(error)).toMatchObject({ status, text, message });
  });

  it("puts neither the shop's words nor the class of a fault into the page's response", () => {
    const response = failureResponse(graphError("secret", { classification: "INTERNAL_ERROR" }));
    expect(response.data).toEqual({ status: 500, text: "Error", messageKey: null });
  });
});

describe("a change that did not happen", () => {
  const faults = [{ fieldName: "email", errorMessage: "Keine Adresse." }];

  it.each([
    ["the result's words", undefined, { errorMessage: "Ausverkauft." }, "Ausverkauft."],
    ["its general words", undefined, { generalErrorMessage: "Zu lang." }, "Zu lang."],
    ["its key", undefined, { messageKey: "vue.message.storageFull" }, "vue.message.storageFull"],
    ["a sentence for programs", undefined, { errorMessage: "Internal error" }, internal],
    ["nothing", undefined, { errorMessage: null }, refused],
    ["no result at all", undefined, null, refused],
    ["a failed call, as its toast says it (ERR-08)", away, undefined, internal],
    ["fields alone", undefined, { fieldErrors: faults }, null],
  ])("is explained by %s", (_, error, result, message) => {
    expect(refusalOf(error, result).message).toBe(message);
  });

  it("ERR-09, C-24: names the fields that are wrong beside what is wrong with the whole, by either name", () => {
    const whole = { fields: { email: "Keine Adresse." }, message: "Bitte prüfen." };
    const generalErrorMessage = "Bitte prüfen.";
    expect(refusalOf(undefined, { generalErrorMessage, fieldErrors: faults })).toEqual(whole);
    const result = { errorMessage: "Bitte prüfen.", fieldErrors: faults };
    expect(refusalOf(undefined, result)).toEqual({ fields: { email: "Keine Adresse." }, message: "Bitte prüfen." });
  });

  it("states its first field where there is room for one sentence", () => {
    expect(refusalText(undefined, { fieldErrors: faults })).toBe("Keine Adresse.");
  });
});
