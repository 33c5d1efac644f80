import * as v from "valibot";
import type { Caller, Language, Store } from "../src/platform/context.ts";
import type { Clock } from "../src/platform/clock.ts";
import type { Database } from "../src/platform/database.ts";
import type { Platform } from "../src/platform/platform.ts";
import type { ShopContext } from "../src/platform/context.ts";
import { runQuery, testContext } from "./shop-test.ts";

/** An unused address, so that no test counts another's attempts. */
export function anAddress(): string {
  return `10.${[...crypto.getRandomValues(new Uint8Array(3))].join(".")}`;
}

/** Where someone sits, and the browser by which a gateway recognises them. */
export interface Visitor {
  readonly address: string;
  readonly device: string | null;
}

/** What decides about a shopper; everything else has a plain default. */
export interface ShopperOptions {
  readonly store?: Store;
  readonly language?: Language;
  readonly clock?: Clock;
  readonly config?: Platform["config"];
  /** Where they sit; default: an unused address. */
  readonly visitor?: Visitor;
}

/** A line as most tests look at it. */
export const cartFields = `
  id attributes { submitted } subtotal { amount } total { amount } tax { amount } taxes { rate amount { amount } }
  shippingCost { amount } promotionsSaving { amount } totalSavings { amount } voucherCodeStatus
  details { shipper positionCount articleCount orderComment total { stringValue } speditionsFields { fieldName required } }
  shippers { code enabled disabledReason selected costs { amount } }
  attainableInfos { successful attainable failureDescriptions voucherCode }
  notices { messageKey message itemId quantity }
  freeArticles { attained minimumPrice { amount } item { itemId } }
  positions { id itemId quantity isFreeItem relatedVoucherCode totalPrice { amount } }
  mergedLineItems { id itemId quantity quantityLightning quantityNormal singlePrice { amount } totalPrice { amount }
    pricePerUnitLightning { amount } isFreeItem availableForSale name }`;

const cents = v.object({ amount: v.number() });
const cartSchema = v.looseObject({
  id: v.string(),
  subtotal: cents,
  total: cents,
  tax: cents,
  taxes: v.array(v.object({ rate: v.number(), amount: cents })),
  shippingCost: cents,
  promotionsSaving: cents,
  voucherCodeStatus: v.string(),
  freeArticles: v.array(v.looseObject({ attained: v.boolean() })),
  notices: v.array(
    v.object({
      messageKey: v.string(),
      message: v.string(),
      itemId: v.nullable(v.string()),
      quantity: v.nullable(v.number()),
    }),
  ),
  positions: v.array(
    v.looseObject({
      id: v.string(),
      itemId: v.string(),
      quantity: v.number(),
      isFreeItem: v.boolean(),
      totalPrice: cents,
    }),
  ),
  mergedLineItems: v.array(
    v.looseObject({ id: v.string(), itemId: v.string(), quantity: v.number(), totalPrice: cents }),
  ),
});
/** A cart as a test sees it. */
export type TestCart = v.InferOutput<typeof cartSchema>;

const submitSchema = v.object({
  orderId: v.nullable(v.string()),
  newCartId: v.nullable(v.string()),
  errorMessage: v.nullable(v.string()),
  cartChanged: v.optional(v.boolean()),
  confirmation: v.nullable(v.object({ ticket: v.string(), secret: v.string() })),
  computopData: v.nullable(
    v.object({ len: v.number(), data: v.string(), merchantID: v.string(), template: v.string(), formUrl: v.string() }),
  ),
});
/** What `submitCart` answered. */
export type Submitted = v.InferOutput<typeof submitSchema>;

const completedSchema = v.object({
  ...v.pick(submitSchema, ["orderId", "newCartId", "errorMessage", "confirmation"]).entries,
  state: v.string(),
  cartId: v.nullable(v.string()),
});
/** What `completeCardPayment` answered. */
export type Completed = v.InferOutput<typeof completedSchema>;

const updateSchema = v.looseObject({
  successful: v.boolean(),
  errorMessage: v.nullable(v.string()),
  messageKey: v.nullable(v.string()),
  notices: v.array(v.object({ messageKey: v.string(), message: v.string(), quantity: v.nullable(v.number()) })),
  cart: cartSchema,
});

/** An address that passes all checks. */
export const goodAddress = {
  salutation: "MS",
  firstName: "Anna",
  lastName: "Beispiel",
  streetAndHouseNr: "Invalidenstraße 43",
  postCode: "10115",
  city: "Berlin",
  country: "DE",
};

/** Someone with a device of their own, who uses the shop through its graph alone. */
export class Shopper {
  caller: Caller = { userId: null, customer: null, tokenFault: null };
  cartId = "";
  readonly #database: Database;
  readonly #options: ShopperOptions;
  readonly #visitor: Visitor = { address: anAddress(), device: null };

  constructor(database: Database, options: ShopperOptions = {}) {
    this.#database = database;
    this.#options = options;
  }

  context(): ShopContext {
    const { store = "de", language, clock, config, visitor = this.#visitor } = this.#options;
    const context = testContext({
      database: this.#database,
      caller: this.caller,
      store,
      visitorAddress: visitor.address,
      visitorDevice: visitor.device,
      ...(language === undefined ? {} : { language }),
      ...(clock === undefined ? {} : { clock }),
      ...(config === undefined ? {} : { config }),
    });
    return { ...context, publicOrigin: "http://localhost:3000" };
  }

  /** Runs an operation and decodes the one field that it requests; errors of the graph fail the test. */
  async run<T>(
    document: string,
    field: string,
    schema: v.GenericSchema<unknown, T>,
    variables: Record<string, unknown> = {},
  ): Promise<T> {
    const { data, errors } = await runQuery(this.context(), document, variables);
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return v.parse(schema, v.parse(v.record(v.string(), v.unknown()), data)[field]);
  }

  /** Errors that an operation answers. */
  async errorsOf(document: string, variables: Record<string, unknown> = {}) {
    return (await runQuery(this.context(), document, variables)).errors;
  }

  async arrive(): Promise<this> {
    const schema = v.object({ userId: v.string(), cartId: v.string() });
    const { userId, cartId } = await this.run("mutation { shop_init { userId cartId } }", "shop_init", schema);
    this.caller = { ...this.caller, userId };
    this.cartId = cartId;
    return this;
  }

  cart(cartId = this.cartId): Promise<TestCart> {
    return this.run(
      `query ($cartId: ID!) { shop_findCart(cartId: $cartId) { ${cartFields} } }`,
      "shop_findCart",
      cartSchema,
      { cartId },
    );
  }

  update(ops: readonly object[], cartId = this.cartId) {
    const document = `mutation ($data: CartUpdateInput!) { cart_update(data: $data) {
      successful errorMessage messageKey notices { messageKey message quantity } cart { ${cartFields} } } }`;
    return this.run(document, "cart_update", updateSchema, { data: { cartId, ops } });
  }

  /** @param shownPrice cents that the storefront showed for a piece */
  add(itemId: number | string, quantity = 1, shownPrice: number | null = null) {
    const addPosition = { setItemId: String(itemId), updateQuantity: { quantity }, shownPrice };
    return this.update([{ positionOp: { addPosition } }]);
  }

  /** A mutation that answers `MutationResult`. */
  change(call: string, variables = "", values: Record<string, unknown> = {}) {
    const field = /^\w+/.exec(call)?.[0] ?? "";
    const schema = v.object({
      successful: v.boolean(),
      generalErrorMessage: v.nullable(v.string()),
      fieldErrors: v.array(v.object({ fieldName: v.string(), errorMessage: v.string() })),
    });
    const head = variables === "" ? "" : `(${variables})`;
    return this.run(
      `mutation ${head} { ${call} { successful generalErrorMessage fieldErrors { fieldName errorMessage } } }`,
      field,
      schema,
      values,
    );
  }

  async beGuest(email: string | null = "anna@example.org"): Promise<this> {
    await this.signIn("registerGuest(cartId: $cartId)", "$cartId: ID!", { cartId: this.cartId });
    if (email !== null) await this.change(`updateEmail(email: "${email}")`);
    return this;
  }

  /** A mutation that answers `LoginResponse`; a success is kept as the caller's login. */
  async signIn(call: string, variables: string, values: Record<string, unknown>) {
    const field = /^\w+/.exec(call)?.[0] ?? "";
    const schema = v.looseObject({
      successfull: v.boolean(),
      errorMessage: v.nullable(v.string()),
      updatedCartId: v.nullable(v.string()),
      userId: v.nullable(v.string()),
      cartMerged: v.boolean(),
      token: v.nullable(v.object({ token: v.string() })),
      fieldErrors: v.array(v.object({ fieldName: v.string(), errorMessage: v.string() })),
    });
    const document = `mutation (${variables}) { ${call} { successfull errorMessage updatedCartId userId firstName cartMerged
      token { token } fieldErrors { fieldName errorMessage } } }`;
    const answer = await this.run(document, field, schema, values);
    if (answer.token === null) return answer;
    const claims = v.parse(
      claimsSchema,
      JSON.parse(Buffer.from(answer.token.token.split(".")[1] ?? "", "base64url").toString("utf8")),
    );
    const userId = answer.userId ?? this.caller.userId;
    this.caller = {
      ...this.caller,
      userId,
      customer: { customerId: claims.sub, isGuest: claims.guest, tokenId: claims.jti },
    };
    this.cartId = answer.updatedCartId ?? this.cartId;
    return answer;
  }

  /** Adds an address as billing address, and sends goods and invoice there. */
  async chooseAddress(address: Record<string, unknown> = goodAddress): Promise<string> {
    const schema = v.object({ successful: v.boolean(), address: v.nullable(v.object({ addressId: v.string() })) });
    const added = await this.run(
      "mutation ($address: AddressInput!) { addBillingAddress(address: $address) { successful address { addressId } } }",
      "addBillingAddress",
      schema,
      { address },
    );
    const addressId = added.address?.addressId ?? "";
    await this.change("selectBillingAddress(cartId: $cartId, addressId: $addressId)", "$cartId: ID!, $addressId: ID!", {
      cartId: this.cartId,
      addressId,
    });
    await this.change(
      "selectShippingAddress(cartId: $cartId, addressId: $addressId)",
      "$cartId: ID!, $addressId: ID!",
      { cartId: this.cartId, addressId },
    );
    return addressId;
  }

  async choosePayment(paymentId: string): Promise<boolean> {
    const schema = v.object({ successful: v.boolean() });
    const document =
      "mutation ($cartId: ID!, $paymentId: String!) { setSelectedPayment(cartId: $cartId, paymentId: $paymentId) { successful } }";
    return (await this.run(document, "setSelectedPayment", schema, { cartId: this.cartId, paymentId })).successful;
  }

  submit(cartId = this.cartId, fingerprint: string | null = null): Promise<Submitted> {
    const document = `mutation ($cartId: ID!, $fingerprint: ID) { submitCart(cartId: $cartId, fingerprint: $fingerprint) {
      cartChanged orderId newCartId errorMessage confirmation { ticket secret } computopData { len data merchantID template formUrl } } }`;
    return this.run(document, "submitCart", submitSchema, { cartId, fingerprint });
  }

  /** Comes back from the payment provider's page, in this browser. */
  completeCardPayment(len: number, data: string): Promise<Completed> {
    const document = `mutation ($len: Int!, $data: String!) { completeCardPayment(len: $len, data: $data) {
      state orderId cartId newCartId errorMessage confirmation { ticket secret } } }`;
    return this.run(document, "completeCardPayment", completedSchema, { len, data });
  }
}

const claimsSchema = v.object({ sub: v.string(), guest: v.boolean(), jti: v.string() });
