import * as v from "valibot";
import { type PageAnswer, type PageVisitor, pageVisitor } from "../../testkit/page-visitor.ts";
import { aPerson, type Person } from "../../testkit/people.ts";
import { type Moment, type Relay, startRelay } from "../../testkit/relay.ts";
import { de } from "../../testkit/storefronts.ts";
import { expect, test as base } from "../fixtures.ts";

const test = base.extend<{ readonly relay: Relay }>({
  relay: async ({ chalkbox }, provide) => {
    const relay = await startRelay(chalkbox.webPort);
    await provide(relay);
    await relay.stop();
  },
});

type Fields = Readonly<Record<string, string>>;
type Payment = "INVOICE" | "CREDIT_CARD";

/** A form of the checkout: where it is, what a shopper sends, and a part of that by which it is known on its way. */
interface Step {
  readonly path: string;
  readonly sends: RegExp;
  readonly fields: (page: PageAnswer) => Fields;
}

const pieces = 2;

const decoded = (text: string): string => text.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
const hidden = ({ html }: PageAnswer, name: string): string =>
  decoded(new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? "");

const formsOf = ({ email, firstName, lastName, street, postCode, city, country }: Person, paymentId: Payment) => ({
  toCheckout: { path: "/checkout/basket/", sends: /intent=checkout/, fields: () => ({ intent: "checkout" }) },
  asGuest: { path: "/checkout/login/", sends: /intent=guest/, fields: () => ({ intent: "guest" }) },
  address: {
    path: "/checkout/shipping/",
    sends: /billing\.city=/,
    fields: (page: PageAnswer) => ({
      email,
      deliveryType: "sameAsBilling",
      onlyShipper: hidden(page, "onlyShipper"),
      shownOffer: hidden(page, "shownOffer"),
      ...Object.fromEntries(
        Object.entries({
          mode: "edit",
          id: hidden(page, "billing\\.id"),
          formType: "private",
          salutation: "MS",
          firstName,
          lastName,
          street,
          postCode,
          city,
          country,
        }).map(([name, value]) => [`billing.${name}`, value]),
      ),
    }),
  },
  payment: { path: "/checkout/payment/", sends: /paymentId=/, fields: () => ({ paymentId }) },
  order: {
    path: "/checkout/summary/",
    sends: /shown=/,
    fields: (page: PageAnswer) => ({ shown: hidden(page, "shown") }),
  },
});
type StepName = keyof ReturnType<typeof formsOf>;

/** What breaks off, and when. */
interface Cut {
  readonly at: StepName | "summary" | "return";
  readonly moment: Moment;
}

/** Where the walk is: who walks, over which network, and where that is cut. */
interface Walk {
  readonly visitor: PageVisitor;
  readonly relay: Relay;
  readonly cut: Cut;
}

/** Sends something; where the network is to be cut it is, and the shopper tries again once it is back. */
async function send(
  { visitor, relay, cut }: Walk,
  at: Cut["at"],
  sends: RegExp,
  call: () => Promise<PageAnswer>,
): Promise<PageAnswer> {
  if (cut.at !== at) return call();
  const isCut = relay.cutAfter(sends, cut.moment);
  await Promise.all([isCut, expect(call()).rejects.toThrow()]);
  relay.restore();
  if (at !== "order" && at !== "return") {
    const basket = await visitor.get("/checkout/basket/");
    expect(basket.heading).toBe(`Warenkorb (${pieces} Artikel)`);
  }
  return call();
}

async function fill(walk: Walk, name: StepName, { path, sends, fields }: Step): Promise<PageAnswer> {
  const open = () => walk.visitor.get(path);
  const page = await (name === "order" ? send(walk, "summary", /GET \/checkout\/summary/, open) : open());
  expect([path, page.status]).toEqual([path, 200]);
  return send(walk, name, sends, () => walk.visitor.post(path, fields(page)));
}

/** Pays on the provider's page. @returns path of the shop that it leads back to */
async function payByCard(form: PageAnswer): Promise<string> {
  const [, action = ""] = /<form action="([^"]*\/card\/pay)"/.exec(form.html) ?? [];
  const call = (url: string, fields: Fields) =>
    fetch(url, { method: "POST", redirect: "manual", body: new URLSearchParams(fields) });
  const request = Object.fromEntries(
    ["len", "data", "merchantID", "template"].map((name) => [name, hidden(form, name)]),
  );
  const opened = await call(action, request);
  const card = { number: "4111 1111 1111 1111", expiry: "12/39", cvc: "123", holder: "Erika Muster" };
  const paid = await call(new URL(opened.headers.get("location") ?? "", action).href, card);
  const { pathname, search } = new URL(paid.headers.get("location") ?? "");
  return pathname + search;
}

const Shown = v.object({ total: v.string() });
const centsOf = (price: string): number => Number(price.replaceAll(/\D/g, ""));

const cuts: readonly (Cut & { readonly by: Payment; readonly title: string })[] = [
  { at: "toCheckout", moment: "unsent", by: "INVOICE", title: "on the way to the checkout, before it is sent" },
  { at: "asGuest", moment: "answered", by: "INVOICE", title: "going on as a guest, the answer is lost" },
  { at: "address", moment: "sent", by: "INVOICE", title: "the address, sent and not answered" },
  { at: "address", moment: "answered", by: "INVOICE", title: "the address, the answer is lost" },
  { at: "payment", moment: "answered", by: "INVOICE", title: "the payment, the answer is lost" },
  { at: "summary", moment: "within", by: "INVOICE", title: "the summary, within the page" },
  { at: "order", moment: "unsent", by: "INVOICE", title: "the order, before it is sent" },
  { at: "order", moment: "sent", by: "INVOICE", title: "the order, sent and not answered" },
  { at: "order", moment: "answered", by: "INVOICE", title: "the order, the answer is lost" },
  { at: "order", moment: "within", by: "INVOICE", title: "the order, within the answer" },
  { at: "order", moment: "answered", by: "CREDIT_CARD", title: "the way to the provider of card payments is lost" },
  { at: "return", moment: "answered", by: "CREDIT_CARD", title: "the way back from the provider is lost" },
];

for (const { at, moment, by, title } of cuts) {
  test(`a network cut, ${title}: one order, charged as shown, nothing lost`, async ({ relay, backOffice }) => {
    const { id, items } = await backOffice.createProduct({ priceCents: 1_234 });
    const itemId = items[0]?.id ?? "";
    const visitor = pageVisitor({ webPort: relay.port }, de);
    const walk: Walk = { visitor, relay, cut: { at, moment } };
    const { order, ...steps } = formsOf(aPerson(), by);
    await visitor.post(`/prod/${id}/`, { itemId, quantity: String(pieces) });
    for (const name of ["toCheckout", "asGuest", "address", "payment"] as const) {
      const answer = await fill(walk, name, steps[name]);
      expect([name, answer.status]).toEqual([name, 303]);
    }
    const { total } = v.parse(Shown, JSON.parse(hidden(await visitor.get(order.path), "shown")));
    const ordered = await fill(walk, "order", order);
    let { location } = ordered;
    if (by === "CREDIT_CARD") {
      const back = await payByCard(ordered);
      ({ location } = await send(walk, "return", /GET \/computop/, () => visitor.get(back)));
    }
    // What was ordered before its answer was lost is not ordered again: the page says so and leads to the confirmation.
    if (location === "/")
      location = decoded(/\/checkout\/confirmation\/\?[^"\\]*/.exec((await visitor.get("/")).html)?.[0] ?? "");

    const orders = await backOffice.ordersOf(itemId);
    const lines = [expect.objectContaining({ quantity: pieces })];
    expect(orders).toEqual([expect.objectContaining({ totalCents: centsOf(total), lines })]);
    const orderNumber = orders[0]?.orderNumber ?? "?";
    expect(location).toContain(`/checkout/confirmation/?orderId=${orderNumber}`);
    expect((await visitor.get(location ?? "")).html).toContain(orderNumber);
    expect((await visitor.get("/checkout/basket/")).heading).toBe("Ihr Warenkorb ist leer");
  });
}
