import { describe, expect, it } from "vitest";
import type { Caller } from "../context.ts";
import { requireCustomer, requireRegisteredCustomer, requireUserId } from "./require.ts";

const anonymous: Caller = { userId: null, customer: null, tokenFault: null };
const guest: Caller = { ...anonymous, customer: { customerId: "c-1", isGuest: true } };
const registered: Caller = { ...anonymous, customer: { customerId: "c-2", isGuest: false } };

/** The message key of what `work` throws. */
function keyOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error instanceof Error && "messageKey" in error ? error.messageKey : error;
  }
  return "nothing thrown";
}

describe("requireCustomer", () => {
  it("gives the customer, guests included", () => {
    expect(requireCustomer({ caller: guest }).customerId).toBe("c-1");
    expect(requireCustomer({ caller: registered }).customerId).toBe("c-2");
  });

  it.each([
    [null, "vue.error.security.valid_token_required"],
    ["invalid", "ishop.api.error.invalid_token"],
    ["revoked", "ishop.api.error.revoked_token"],
  ] as const)("with token fault %s throws %s (ERR-02, ERR-03)", (tokenFault, key) => {
    expect(keyOf(() => requireCustomer({ caller: { ...anonymous, tokenFault } }))).toBe(key);
  });
});

describe("requireRegisteredCustomer", () => {
  it("does not count a guest as logged in (C-42)", () => {
    expect(requireRegisteredCustomer({ caller: registered }).customerId).toBe("c-2");
    expect(keyOf(() => requireRegisteredCustomer({ caller: guest }))).toBe("vue.error.security.valid_token_required");
  });
});

describe("requireUserId", () => {
  it("gives the id, or throws the sentence that clients expect (ERR-05)", () => {
    expect(requireUserId({ caller: { ...anonymous, userId: "u-1" } })).toBe("u-1");
    expect(() => requireUserId({ caller: anonymous })).toThrow("A valid user id is required.");
  });
});
