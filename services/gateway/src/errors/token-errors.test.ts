import { describe, expect, it } from "vitest";
import { cutTokenErrors } from "./token-errors.ts";

const errorOf = (messageKey: string) => ({ message: "no", extensions: { messageKey } });
const [invalid, revoked] = ["invalid", "revoked"].map((kind) => errorOf(`ishop.api.error.${kind}_token`));
const answerOf = (...errors: unknown[]) => ({ errors, data: { a: 1 } });
const cut = (answer: object, ...rootFields: string[]): unknown =>
  JSON.parse(cutTokenErrors(Buffer.from(JSON.stringify(answer)), rootFields).toString("utf8"));

describe("GQL-14: errors of a customer's token that is invalid or revoked", () => {
  it.each([
    "changePassword",
    "addBillingAddress",
    "updateBillingAddress",
    "addPackstationAddress",
    "updatePackstationAddress",
    "addShippingAddress",
    "updateShippingAddress",
    "changeAccountData",
    "deleteAddress",
    "updateEmail",
    "updatePhone",
  ])("stay in the answer to %s, whatever goes with it", (field) => {
    const answer = answerOf(invalid, revoked);
    expect(cut(answer, field)).toEqual(answer);
    expect(cut(answer, "getCustomerInfo", field)).toEqual(answer);
  });

  it.each(["getCustomerInfo", "registerCustomer", "cart_update", "setOrderReference"])(
    "are taken out of the answer to %s, whose data stay",
    (field) => {
      expect(cut(answerOf(invalid, revoked), field)).toEqual({ data: { a: 1 } });
    },
  );

  it("are taken out alone: other errors stay, in their order", () => {
    const others = [errorOf("ishop.api.error.sold_out"), { message: "plain" }, errorOf("vue.x.y")];
    const [first, ...rest] = others;
    expect(cut(answerOf(first, revoked, ...rest), "getCustomerInfo")).toEqual(answerOf(...others));
  });
});
