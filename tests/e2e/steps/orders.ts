import type { Page } from "@playwright/test";
import * as v from "valibot";
import { type Addresses, pageUrl } from "../../testkit/chalkbox.ts";
import { loadOperations } from "../../testkit/documents.ts";
import { aPerson, type Person } from "../../testkit/people.ts";
import type { Storefront } from "../../testkit/storefronts.ts";

const SessionCart = v.object({ session: v.object({ cartId: v.string() }) });
const Addressed = v.object({ getBillingAddresses: v.array(v.object({ addressId: v.string() })) });
const Submitted = v.object({ submitOrder: v.object({ outcome: v.literal("ORDERED"), orderId: v.string() }) });

/** What is bought. */
export interface Basket {
  readonly itemId: string;
  readonly quantity: number;
}

/** Where people of a store live, as the graph takes it. */
const countries = { de: "DE", at: "AT", ch: "CH", b2b: "DE" } as const;

/** Someone who orders through the graph, with the cookies of a browser: its pages then show what was ordered. */
export class Orderer {
  readonly person: Person;
  readonly #page: Page;
  readonly #address: string;
  #texts: ReadonlyMap<string, string> | undefined;

  constructor(page: Page, chalkbox: Addresses, storefront: Storefront) {
    this.#page = page;
    this.#address = pageUrl(chalkbox, storefront, "/api/shop/");
    const country = countries[storefront.store];
    this.person = aPerson(country);
  }

  /** Runs an operation of the storefront. @throws Error with what the graph has against it */
  async ask(operation: string, variables: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
    this.#texts ??= new Map((await loadOperations()).map(({ name, text }) => [name, text]));
    const query = this.#texts.get(operation) ?? "";
    const answer = await this.#page.request.post(this.#address, { data: { query, variables } });
    const { data, errors } = v.parse(v.looseObject({ data: v.unknown(), errors: v.unknown() }), {
      errors: undefined,
      ...(await answer.json()),
    });
    if (errors !== undefined) throw new Error(`${operation}: ${JSON.stringify(errors)}`);
    return data;
  }

  /** Opens an account and stays signed in. */
  async register(): Promise<void> {
    const { email, password, firstName, lastName } = this.person;
    await this.ask("RegisterCustomer", { customer: { email, password, firstName, lastName } });
    await this.#addAddress();
  }

  /** Goes on as a guest, for one order. */
  async goOnAsGuest(): Promise<void> {
    await this.ask("CheckoutAuth", { authType: "guest" });
    await this.#addAddress();
  }

  /** Puts articles into the basket. @returns its id */
  async putIntoBasket(baskets: readonly Basket[]): Promise<string> {
    const { cartId } = v.parse(SessionCart, await this.ask("PageSession")).session;
    const ops = baskets.map(({ itemId, quantity }) => ({
      positionOp: { addPosition: { setItemId: itemId, updateQuantity: { quantity } } },
    }));
    await this.ask("UpdateCart", { data: { cartId, ops } });
    return cartId;
  }

  /** Orders articles, and ends the checkout. @returns the order's id */
  async order(baskets: readonly Basket[], paymentId = "INVOICE"): Promise<string> {
    await this.reach("summary", baskets, paymentId);
    const { submitOrder } = v.parse(Submitted, await this.ask("SubmitOrder"));
    await this.ask("ConfirmationCleanup");
    return submitOrder.orderId;
  }

  /** Puts articles into the basket, and does all steps of the checkout before one. */
  async reach(
    step: "shipping" | "payment" | "summary",
    baskets: readonly Basket[],
    paymentId = "INVOICE",
  ): Promise<void> {
    const cartId = await this.putIntoBasket(baskets);
    if (step === "shipping") return;
    const { getBillingAddresses } = v.parse(Addressed, await this.ask("ShippingStep", { cartId }));
    const billingAddressId = getBillingAddresses[0]?.addressId;
    await this.ask("CheckoutEmail", { email: this.person.email });
    await this.ask("CheckoutPhone", { phone: this.person.phone });
    const shipping = { deliveryType: "sameAsBilling", billingAddressId, deliveryAddressId: null, shipperCode: "dhl" };
    await this.ask("CompleteShippingStep", { shipping });
    if (step === "payment") return;
    await this.ask("CompletePaymentStep", { paymentId });
    await this.ask("CheckoutPage", { step: "SUMMARY" });
  }

  async #addAddress(): Promise<void> {
    const { firstName, lastName, postCode, city, street, country } = this.person;
    const address = { salutation: "MS", firstName, lastName, postCode, city, streetAndHouseNr: street, country };
    await this.ask("CheckoutAddBillingAddress", { address });
  }
}
