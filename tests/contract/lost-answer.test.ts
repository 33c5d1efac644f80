import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as v from "valibot";
import { backOfficeOf } from "../testkit/back-office.ts";
import { loadOperations } from "../testkit/documents.ts";
import { type FaultProxy, startFaultProxy } from "../testkit/fault-proxy/fault-proxy.ts";
import { type OwnShop, type Service, startGateway, startOwnShop } from "../testkit/services.ts";
import { de } from "../testkit/storefronts.ts";
import { newVisitor, type Visitor } from "../testkit/visitor.ts";

const texts = new Map((await loadOperations()).map(({ name, text }) => [name, text]));

const Session = v.object({ session: v.object({ cartId: v.string() }) });
const Addresses = v.object({ getBillingAddresses: v.array(v.object({ addressId: v.string() })) });
const Submitted = v.object({
  submitOrder: v.object({
    outcome: v.string(),
    errorMessage: v.nullish(v.string()),
    toast: v.nullish(v.object({ key: v.string() })),
  }),
});

/** A shopper who does what the storefront does. */
function shopperOf(visitor: Visitor) {
  return async (operation: string, variables: Readonly<Record<string, unknown>> = {}): Promise<unknown> => {
    const { data, errors } = await visitor.ask(texts.get(operation) ?? "", variables);
    if (errors !== undefined) throw new Error(`${operation} answered ${JSON.stringify(errors)}`);
    return data;
  };
}

const address = {
  salutation: "MS",
  firstName: "Erika",
  lastName: "Mustermann",
  postCode: "10115",
  city: "Berlin",
  streetAndHouseNr: "Lindenallee 12",
  country: "DE",
};

describe("an order whose answer is lost on the way, after the shop has made it", () => {
  let shop: OwnShop;
  let proxy: FaultProxy;
  let gateway: Service;
  // What each test begins with. The first finds services that have not answered before, which takes a while.
  let itemId: string;
  let take: ReturnType<typeof shopperOf>;
  let backOffice: ReturnType<typeof backOfficeOf>;

  beforeAll(async () => {
    shop = await startOwnShop();
    proxy = await startFaultProxy(shop.origin);
    gateway = await startGateway({ ...shop.upstream, graphqlUrl: `${proxy.origin}/graphql` });
  }, 180_000);
  afterAll(async () => {
    await gateway.stop();
    await proxy.stop();
    await shop.stop();
  });

  beforeEach(async () => {
    backOffice = backOfficeOf({ shop: shop.origin, operatorToken: shop.operatorToken });
    const [item] = (await backOffice.createProduct()).items;
    itemId = item?.id ?? "";
    take = await atSummary();
  }, 60_000);

  async function atSummary(): Promise<ReturnType<typeof shopperOf>> {
    const shopper = shopperOf(await newVisitor(gateway.origin, de));
    const { cartId } = v.parse(Session, await shopper("PageSession")).session;
    const addPosition = { setItemId: itemId, updateQuantity: { quantity: 2 } };
    await shopper("UpdateCart", { data: { cartId, ops: [{ positionOp: { addPosition } }] } });
    await shopper("CheckoutAuth", { authType: "guest" });
    await shopper("CheckoutAddBillingAddress", { address });
    await shopper("CheckoutEmail", { email: "erika.mustermann@example.org" });
    const { getBillingAddresses } = v.parse(Addresses, await shopper("ShippingStep", { cartId }));
    const billingAddressId = getBillingAddresses[0]?.addressId;
    const shipping = { deliveryType: "sameAsBilling", billingAddressId, deliveryAddressId: null, shipperCode: "dhl" };
    await shopper("CompleteShippingStep", { shipping });
    await shopper("CompletePaymentStep", { paymentId: "VORKASSE" });
    await shopper("CheckoutPage", { step: "SUMMARY" });
    return shopper;
  }

  it.each(["reset-after-commit", "truncated-body", "empty-body"] as const)(
    "is there once, and the shopper who tries again sees that: %s",
    async (kind) => {
      const isSubmit = ({ body }: { readonly body: string }): boolean => body.includes("submitCart(");
      proxy.play({ kind }, { when: isSubmit });

      const lost = v.parse(Submitted, await take("SubmitOrder")).submitOrder;
      expect(lost).toMatchObject({ outcome: "REFUSED", errorMessage: expect.stringMatching(/.+/) });
      expect(await backOffice.ordersOf(itemId)).toHaveLength(1);

      const again = v.parse(Submitted, await take("SubmitOrder")).submitOrder;
      expect(again).toMatchObject({
        outcome: "ALREADY_SUBMITTED",
        toast: { key: "vue.checkout.error.orderAlreadySubmitted" },
      });
      expect(await backOffice.ordersOf(itemId)).toHaveLength(1);
      expect(proxy.struck.filter(isSubmit)).not.toHaveLength(0);
    },
  );

  it("is not there when the connection broke before, and a second try makes it", async () => {
    proxy.play({ kind: "reset-before-commit" }, { when: ({ body }) => body.includes("submitCart(") });
    expect(v.parse(Submitted, await take("SubmitOrder")).submitOrder.outcome).toBe("REFUSED");
    expect(await backOffice.ordersOf(itemId)).toEqual([]);
    expect(v.parse(Submitted, await take("SubmitOrder")).submitOrder.outcome).toBe("ORDERED");
    expect(await backOffice.ordersOf(itemId)).toHaveLength(1);
  });
});
