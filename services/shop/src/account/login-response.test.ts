import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { beforeAll, expect, it } from "vitest";
import { devicesAt, writeTwoProducts } from "../../test/devices.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import type { Shopper } from "../../test/shopper.ts";

const database = await startTestDatabase();
beforeAll(() => writeTwoProducts(database));
const { shopper } = devicesAt(database);

it("AUTH-15, OP-M-14, OP-M-16, OP-M-17: a sign-in answers with all of its parts, as registration and going on as guest do", async () => {
  const parts = `successfull errorMessage updatedCartId userId firstName lastName cartMerged sharedListMerged
    token { token expires } fieldErrors { fieldName errorMessage formName }`;
  const ask = async (who: Shopper, call: string, variables: string, values: object) =>
    who.run(`mutation (${variables}) { r: ${call} { ${parts} } }`, "r", v.unknown(), { ...values });
  const visitor = await shopper();
  await visitor.add(1_001);
  const { cartId } = visitor;
  const signedIn = {
    successfull: true,
    errorMessage: null,
    updatedCartId: cartId,
    userId: expect.any(String),
    firstName: null,
    lastName: null,
    cartMerged: false,
    sharedListMerged: false,
    token: {
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      expires: expect.stringMatching(/^\d{4}-.*Z$/),
    },
    fieldErrors: [],
  };
  expect(await ask(visitor, "registerGuest(cartId: $cartId)", "$cartId: ID!", { cartId })).toEqual(signedIn);
  const email = `${randomUUID()}@example.org`;
  const customer = { email, password: "kreide", firstName: "Ada", lastName: "Tafel" };
  const names = { firstName: "Ada", lastName: "Tafel" };
  const newcomer = await shopper();
  await newcomer.add(1_001);
  const registration = "registerCustomer(customer: $customer, cartId: $cartId)";
  const typed = { customer, cartId: newcomer.cartId };
  const kept = { ...signedIn, ...names, updatedCartId: newcomer.cartId };
  expect(await ask(newcomer, registration, "$customer: RegisterCustomerInput!, $cartId: ID", typed)).toEqual(kept);
  const again = await shopper();
  expect(
    await ask(again, "login(credentials: $credentials)", "$credentials: LoginInput!", {
      credentials: { email, password: "kreide" },
    }),
  ).toEqual(kept);
  const taken = { customer: { ...customer, password: "tafel" } };
  expect(await ask(again, registration, "$customer: RegisterCustomerInput!, $cartId: ID", taken)).toEqual({
    ...signedIn,
    successfull: false,
    updatedCartId: null,
    userId: null,
    token: null,
    fieldErrors: [{ fieldName: "email", errorMessage: expect.stringContaining("bereits ein Konto"), formName: null }],
  });
});
