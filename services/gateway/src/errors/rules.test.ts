import { describe, expect, it } from "vitest";
import { present, recoveryFor } from "./rules.ts";
import type { UpstreamError } from "./upstream-error.ts";

const fault = (part: Partial<UpstreamError>): UpstreamError => ({
  message: "words",
  path: null,
  classification: null,
  messageKey: null,
  code: null,
  ...part,
});
/** What is done about an error, and what clients read in its place. */
const outcomeOf = (part: Partial<UpstreamError>) => {
  const { message, extensions } = present(fault(part), "request-1");
  return [recoveryFor([fault(part)]), message, extensions["classification"]];
};

describe("each sign of a fault is enough by itself", () => {
  it.each(["ishop.api.error.invalid_token", "ishop.api.error.revoked_token"])(
    "ERR-03, SESS-18: %s ends the login, and keeps its key and words",
    (messageKey) => {
      expect(outcomeOf({ messageKey })).toEqual(["security-logout", "words", undefined]);
      expect(present(fault({ messageKey }), "request-1").extensions).toMatchObject({ messageKey });
      // A customer's token may call itself an invalid one as well: the API token is not to blame.
      expect(recoveryFor([fault({ messageKey, classification: "INVALID_TOKEN" })])).toBe("security-logout");
    },
  );

  it.each([
    { message: "INVALID_TOKEN" },
    { message: "Invalid access token" },
    { message: "401: Invalid access token (expired)", classification: "UNAUTHENTICATED" },
    { classification: "INVALID_TOKEN" },
  ])("ERR-04: %j is an API token to be renewed", (part) => {
    expect(outcomeOf(part)).toEqual(["renew-token", "Invalid access token", "INVALID_TOKEN"]);
  });

  it.each([{ message: "A valid user id is required." }, { classification: "USER_ID_REQUIRED" }])(
    "ERR-05, ERR-06: %j needs other ids, and is `Unauthenticated`",
    (part) => {
      expect(outcomeOf(part)).toEqual(["renew-ids", "Unauthenticated", "USER_ID_REQUIRED"]);
    },
  );

  it("ERR-05, ERR-06: CART_NOT_FOUND needs other ids, and is `Cart issue`", () => {
    expect(outcomeOf({ classification: "CART_NOT_FOUND" })).toEqual(["renew-ids", "Cart issue", "CART_NOT_FOUND"]);
  });

  it("ERR-02: who must sign in first has lost nothing, and clients read the key", () => {
    const messageKey = "vue.error.security.valid_token_required";
    expect(outcomeOf({ messageKey })).toEqual([null, "words", undefined]);
    expect(present(fault({ messageKey }), "request-1").extensions).toMatchObject({ messageKey });
  });
});

it("a sentence of the shop with a key reaches the client as it is, also without a classification", () => {
  const messageKey = "vue.cart.error.onlyOne";
  expect(outcomeOf({ messageKey })).toEqual([null, "words", undefined]);
  expect(present(fault({ messageKey, code: "VOUCHER" }), "request-1").extensions).toEqual({
    code: "VOUCHER",
    messageKey,
  });
  expect(present(fault({ messageKey }), "request-1").extensions).toEqual({ code: "UPSTREAM_ERROR", messageKey });
  // Only what has neither was not written for shoppers.
  expect(outcomeOf({})).toEqual([null, "Internal error", "INTERNAL_ERROR"]);
  expect(outcomeOf({ classification: "SOLD_OUT" })).toEqual([null, "words", "SOLD_OUT"]);
});

it("of several faults the login comes first, then the API token, then the ids; others have no recovery", () => {
  const cart = fault({ classification: "CART_NOT_FOUND" });
  const token = fault({ message: "INVALID_TOKEN" });
  const login = fault({ messageKey: "ishop.api.error.invalid_token" });
  expect(recoveryFor([cart, token, login])).toBe("security-logout");
  expect(recoveryFor([cart, token])).toBe("renew-token");
  expect(recoveryFor([fault({ classification: "INTERNAL_ERROR" }), cart])).toBe("renew-ids");
  expect(recoveryFor([fault({ classification: "SOLD_OUT" }), fault({ message: "valid user id" })])).toBeNull();
});
