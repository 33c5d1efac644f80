import * as v from "valibot";
import type { BackOffice, StoredParameter } from "../../testkit/back-office.ts";
import { buyerAtSummary } from "../../testkit/buyer.ts";
import { pageVisitor } from "../../testkit/page-visitor.ts";
import { at, ch, de, type Storefront } from "../../testkit/storefronts.ts";
import { newVisitor } from "../../testkit/visitor.ts";
import { expect, test } from "../fixtures.ts";

const flag = (entry: string) => ({ name: "featureFlags", entry });

const Parameters = v.object({
  getGlobalParametersByName: v.array(v.object({ entry: v.string(), parameterValue: v.string() })),
});

/**
 * Sets a switch of one store to each of these values, and expects that what a visitor sees follows, without any other
 * change. The store's own value goes again afterwards: the one of all stores holds.
 */
async function flip<Seen>(
  backOffice: BackOffice,
  { store }: Storefront,
  parameter: Omit<StoredParameter, "value" | "store">,
  see: () => Promise<Seen>,
  steps: readonly (readonly [value: string, seen: Seen])[],
): Promise<void> {
  try {
    for (const [value, seen] of steps) {
      await backOffice.setParameter({ ...parameter, value, store });
      await expect.poll(see, `${parameter.entry} is ${value}`).toEqual(seen);
    }
  } finally {
    await backOffice.deleteParameter({ ...parameter, store });
  }
}

test("CONST-01: each switch of the operators changes what it controls on the running shop, in its store alone", async ({
  chalkbox,
  backOffice,
}) => {
  const pages = { at: pageVisitor(chalkbox, at), ch: pageVisitor(chalkbox, ch), de: pageVisitor(chalkbox, de) };
  const seen = async (store: keyof typeof pages, path: string, words: readonly string[]) => {
    const { html } = await pages[store].get(path);
    return words.filter((word) => html.includes(word));
  };

  const version = () => seen("ch", "/", ['data-version="1"', 'data-version="2"']);
  await flip(backOffice, ch, flag("T155 Navigation"), version, [
    ["false", ['data-version="1"']],
    ["true", ['data-version="2"']],
    ["True", ['data-version="1"']],
  ]);

  const carriers = () => seen("at", "/", [">DPD<", ">GLS<"]);
  await flip(backOffice, at, { name: "shippingCarrier", entry: "dpd" }, carriers, [
    ["true", [">DPD<"]],
    ["false", [">GLS<"]],
  ]);
  const marks = () => seen("de", "/agb/", [">E-Rechnung<", ">Mastercard<"]);
  await flip(backOffice, de, { name: "paymentTypes", entry: "xRechnung" }, marks, [
    ["true", [">E-Rechnung<"]],
    ["false", [">Mastercard<"]],
  ]);

  const returns = async () => (await pages.at.get("/myaccount/returns/")).location;
  await flip(backOffice, at, { name: "returnOrderSwitches", entry: "globalActivation" }, returns, [
    ["false", "/404/"],
    ["true", null],
  ]);

  const { id, items } = await backOffice.createProduct({ priceCents: 2_369 });
  const itemId = items[0]?.id ?? "";
  await backOffice.createDeal({ store: "at", itemId, priceCents: 1_779 });
  const price = async () => {
    const { html } = await pages.at.get(`/prod/${id}/`);
    return [html.includes("17,79"), html.includes("23,69")];
  };
  await flip(backOffice, at, { name: "lightning_deal", entry: "lightning_deal" }, price, [
    ["off", [false, true]],
    ["on", [true, true]],
    ["true", [false, true]],
  ]);

  const web = `http://127.0.0.1:${chalkbox.webPort}`;
  const swiss = await buyerAtSummary(web, ch, { itemId, quantity: 1 });
  const payment = pageVisitor(chalkbox, ch, swiss.cookies);
  const methods = async () =>
    [...(await payment.get("/checkout/payment/")).html.matchAll(/name="paymentId"[^>]*value="(\w+)"/g)].map(
      ([, id]) => id,
    );
  await flip(backOffice, ch, flag("T134_Twint-Payment"), methods, [
    ["true", ["INVOICE", "CREDIT_CARD", "PAYPAL", "TWINT", "VORKASSE"]],
    ["false", ["INVOICE", "CREDIT_CARD", "PAYPAL", "VORKASSE"]],
  ]);

  const visitor = await newVisitor(web, ch);
  const ask = async (query: string): Promise<unknown> => (await visitor.ask(query)).data;
  const { session } = v.parse(
    v.object({ session: v.object({ cartId: v.string() }) }),
    await ask("{ session { cartId } }"),
  );
  const cart = `cartId: "${session.cartId}"`;
  await ask(
    `mutation { cart_update(data: { ${cart}, ops: [{ positionOp: { addPosition: { setItemId: "${itemId}", updateQuantity: { quantity: 1 } } } }] }) { successful } }`,
  );
  const wallet = () => ask("{ session { cart { walletAvailable } } }");
  const walletIs = (walletAvailable: boolean) => ({ session: { cart: { walletAvailable } } });
  await flip(backOffice, ch, { name: "amazonPayV2Activation", entry: "AmazonPayV2 Aktivierung" }, wallet, [
    ["amazonpay.off", walletIs(false)],
    ["amazonpay.activated", walletIs(true)],
    ["true", walletIs(false)],
  ]);

  const austrian = await buyerAtSummary(web, at, { itemId, quantity: 1 });
  const summary = pageVisitor(chalkbox, at, austrian.cookies);
  const hasComment = async () => (await summary.get("/checkout/summary/")).html.includes('name="orderComment"');
  await flip(backOffice, at, { name: "orderComment", entry: "globalActivation" }, hasComment, [
    ["true", true],
    ["false", false],
  ]);
});

/** What no page shows: the documents name no effect of the flag (C-50), and of the others nothing but the name. */
const servedAlone = [
  flag("T164-DHL-Retest"),
  ...[
    "infobar",
    "teaserlayer",
    "infolayer",
    "pageTeaser",
    "ishop_embedded_teaser",
    "htmlTestContainer",
    "searchhubActivation",
    "navigationStartseite",
    "verkehrswesentlicheEigenschaften",
  ].map((name) => ({ name, entry: name })),
];

test("OP-Q-27, CONST-01, C-50: parameters that no page shows are served as operators set them, in their store alone", async ({
  chalkbox,
  backOffice,
}) => {
  const web = `http://127.0.0.1:${chalkbox.webPort}`;
  const visitors = { ch: await newVisitor(web, ch), at: await newVisitor(web, at) };
  const query = "query ($names: [String!]!) { getGlobalParametersByName(names: $names) { entry parameterValue } }";
  const served = async (store: "at" | "ch", { name, entry }: (typeof servedAlone)[number]) => {
    const { data } = await visitors[store].ask(query, { names: [name] });
    return v
      .parse(Parameters, data)
      .getGlobalParametersByName.flatMap((found) => (found.entry === entry ? [found.parameterValue] : []));
  };
  for (const parameter of servedAlone) {
    const before = await served("at", parameter);
    expect(before).toHaveLength(1);
    await flip(backOffice, ch, parameter, () => served("ch", parameter), [
      ["Eins", ["Eins"]],
      ["Zwei", ["Zwei"]],
    ]);
    await expect.poll(() => served("ch", parameter)).toEqual(before);
    expect(await served("at", parameter)).toEqual(before);
  }
});

test("I18N-03, C-88: a text that operators change is on the page, and the built-in one again when they take it away", async ({
  chalkbox,
  backOffice,
}) => {
  const { items } = await backOffice.createProduct();
  const key = "vue.checkout.paymentStep.errorNoPaymentSelected";
  const buyer = await buyerAtSummary(`http://127.0.0.1:${chalkbox.webPort}`, de, {
    itemId: items[0]?.id ?? "",
    quantity: 1,
  });
  const visitor = pageVisitor(chalkbox, de, buyer.cookies);
  const words = ["Bitte wählen Sie eine Zahlungsart.", "Wie möchten Sie zahlen?", key];
  const shown = async () => {
    const { html } = await visitor.post("/checkout/payment/", {});
    // The state of the page, which is not shown, may name the key.
    const visible = html.replaceAll(/<script.*?<\/script>/gs, "");
    return words.filter((word) => visible.includes(word));
  };
  expect(await shown()).toEqual([words[0]]);
  try {
    await backOffice.setText(key, { de: "Wie möchten Sie zahlen?", en: "How would you like to pay?" });
    await expect.poll(shown).toEqual([words[1]]);
  } finally {
    await backOffice.deleteText(key);
  }
  await expect.poll(shown).toEqual([words[0]]);
});
