import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { newAccount } from "../../../test/accounts.ts";
import { readyGuest } from "../../../test/checkout-fixture.ts";
import { startTestDatabase } from "../../../test/shop-test.ts";
import type { Shopper } from "../../../test/shopper.ts";
import {
  chosen,
  complete,
  open,
  redeem,
  setWalletParameter,
  startWalletShop,
  submit,
} from "../../../test/wallet-journey.ts";
import { walletBuyer } from "../../../test/wallet-provider.ts";

const database = await startTestDatabase();
const { wallet, approved, atConsent } = await startWalletShop(database);

const home = walletBuyer.billingAddress;
const elsewhere = { ...home, city: "Potsdam", postCode: "14467" };
/** Takes a session with the wallet that someone approved for their cart. */
async function takeOver(who: Shopper, buyer: object = walletBuyer) {
  const { amazonCheckoutSessionId: id } = await open(who);
  if (id === null) throw new Error("no session");
  wallet.approve(id, buyer);
  return { id, answer: await redeem(who, id) };
}
const customer = async (columns: Readonly<Record<string, unknown>> = {}) => {
  const who = await newAccount(database, columns, { config: wallet.config });
  await who.add(1_001);
  return who;
};
const addressesSchema = v.array(v.object({ addressId: v.string(), street: v.string(), city: v.string() }));
const booked = (who: Shopper, kind: "Billing" | "Shipping") =>
  who.run(`{ get${kind}Addresses { addressId street city } }`, `get${kind}Addresses`, addressesSchema);
const contact = (who: Shopper) =>
  who.run(
    '{ getCustomerInfo(url: "/") { email phone } }',
    "getCustomerInfo",
    v.object({ email: v.string(), phone: v.nullable(v.string()) }),
  );

describe("what the wallet returns (CHKX-01)", () => {
  it("is one address for goods and invoice where they are the same, and two otherwise", async () => {
    const [same, two] = [await customer(), await customer()];
    expect((await takeOver(same)).answer.successful).toBe(true);
    const both = await chosen(same);
    expect(both["billingAddress"]).toMatchObject({
      addressId: v.parse(v.looseObject({ addressId: v.string() }), both["shippingAddress"]).addressId,
    });
    expect([(await booked(same, "Billing")).length, (await booked(same, "Shipping")).length]).toEqual([1, 0]);
    await takeOver(two, { ...walletBuyer, deliveryAddress: elsewhere });
    expect(await chosen(two)).toMatchObject({
      billingAddress: { street: home.street },
      shippingAddress: { city: "Potsdam" },
    });
    expect([(await booked(two, "Billing")).length, (await booked(two, "Shipping")).length]).toEqual([1, 1]);
  });

  it("is the address that is in the book already, as long as nothing of it differs", async () => {
    const anna = await customer();
    await takeOver(anna);
    const [first] = await booked(anna, "Billing");
    await takeOver(anna);
    expect(await booked(anna, "Billing")).toEqual([first]);
    const others = [
      { firstName: "Anna" },
      { lastName: "Anders" },
      { company: "Waldschule" },
      { street: "Invalidenstraße 44" },
      { addition: "Hof" },
      { postCode: "10117" },
      { city: "Berlin Mitte" },
      { country: "AT", postCode: "1010", city: "Wien" },
    ];
    for (const [index, changes] of others.entries()) {
      const address = { ...home, ...changes };
      const { answer } = await takeOver(anna, { ...walletBuyer, billingAddress: address, deliveryAddress: address });
      expect([changes, answer.successful, (await booked(anna, "Billing")).length]).toEqual([changes, true, index + 2]);
    }
  });

  it("is the contact of a guest, and of a customer the phone number that is missing", async () => {
    const { buyer, id } = await approved();
    await redeem(buyer, id);
    expect(await contact(buyer)).toEqual({ email: "wallet@example.org", phone: "030 1234567" });
    const email = `${randomUUID()}@example.org`;
    const [without, withPhone] = [await customer({ email }), await customer({ phone: "040 7654321" })];
    await takeOver(without);
    expect(await contact(without)).toEqual({ email, phone: "030 1234567" });
    await takeOver(withPhone);
    expect((await contact(withPhone)).phone).toBe("040 7654321");
  });

  it("is taken though its postcode is doubtful, as the wallet has checked it; a fault of it is shown", async () => {
    const doubtful = { ...home, postCode: "80331" };
    const [anna, ben] = [await customer(), await customer()];
    expect((await takeOver(anna, { ...walletBuyer, billingAddress: doubtful })).answer.successful).toBe(true);
    const { answer } = await takeOver(ben, { ...walletBuyer, billingAddress: { ...home, street: "Am Anger" } });
    expect(answer.generalErrorMessage).toBe(
      "An diese Adresse aus Amazon Pay können wir nicht liefern. Es fehlt die Hausnummer. Ohne Hausnummer schreiben Sie bitte „o. Nr.“.",
    );
    expect(await chosen(ben)).toMatchObject({ selectedPaymentMethodInCart: null, billingAddress: null });
  });

  it("ends an earlier session of the cart", async () => {
    const anna = await customer();
    const first = await takeOver(anna);
    const second = await takeOver(anna);
    expect([first.answer.successful, second.answer.successful]).toEqual([true, true]);
    expect((await complete(anna, first.id)).errorMessage).toContain("ist beendet");
    expect((await redeem(anna, first.id)).generalErrorMessage).toContain("ist beendet");
    expect((await complete(anna, second.id)).errorMessage).toContain("bestätigen");
  });
});

describe("a session of the wallet is not taken", () => {
  const refusalOf = async (spoil: (id: string, who: Shopper) => Promise<unknown> | void) => {
    const { buyer, id } = await approved();
    await spoil(id, buyer);
    return (await redeem(buyer, id)).generalErrorMessage;
  };
  const change = (id: string, changes: object) => void Object.assign(wallet.sessions.get(id) ?? {}, changes);

  it("before an account was chosen", async () => {
    const words = "Bei Amazon Pay wurden noch kein Konto und keine Zahlungsart gewählt.";
    expect(await refusalOf((id) => change(id, { state: "open" }))).toBe(words);
    expect(await refusalOf((id) => change(id, { buyer: null }))).toBe(words);
  });

  it.each(["authorised", "declined", "completed", "cancelled"])("when it is %s", async (state) => {
    expect(await refusalOf((id) => change(id, { state }))).toContain("ist beendet");
  });

  it("for another cart than the wallet has it for, nor for one that was ordered", async () => {
    expect(await refusalOf((id) => change(id, { reference: randomUUID() }))).toContain("ist beendet");
    expect(
      await refusalOf((_, { cartId }) => database.write`update cart set submitted_at = now() where id = ${cartId}`),
    ).toBe("Ihr Warenkorb ist leer.");
  });

  it("when the shop has switched the wallet off meanwhile", async () => {
    expect(await refusalOf(() => setWalletParameter(database, "amazonpay.deactivated"))).toBe(
      "Amazon Pay gibt es in diesem Shop nicht.",
    );
    await database.write`update global_parameter set entry = 'x', value = 'amazonpay.activated' where name = 'amazonPayV2Activation'`;
    const guest = await readyGuest(database, "INVOICE", [[1_001, 1]], { config: wallet.config });
    expect((await open(guest)).generalErrorMessage).toBe("Amazon Pay gibt es in diesem Shop nicht.");
  });

  it("where it is confirming, it is", async () => {
    expect(await refusalOf((id) => change(id, { state: "confirming" }))).toBeNull();
  });
});

describe("the shopper's consent", () => {
  it("is requested again where the amount is another than was agreed to", async () => {
    const { buyer, id } = await atConsent();
    wallet.decide(id, "authorised");
    await buyer.add(1_002);
    await chosen(buyer);
    const { redirectUrl, errorMessage } = await submit(buyer);
    expect([redirectUrl, errorMessage]).toEqual([null, expect.stringContaining("ist beendet")]);
    expect(await chosen(buyer)).toMatchObject({ selectedPaymentMethodInCart: null });
  });

  it("leads to the confirmation of the shopper's own host", async () => {
    await atConsent();
    expect(wallet.urls["urlResult"]).toBe("http://localhost:3000/checkout/confirmation/");
  });

  it("needs a host that is known, and the wallet", async () => {
    const { buyer, id } = await approved();
    await redeem(buyer, id);
    await chosen(buyer);
    const context = buyer.context();
    buyer.context = () => ({ ...context, publicOrigin: null });
    expect((await submit(buyer)).errorMessage).toContain("antwortet gerade nicht");
    expect((await open(buyer)).generalErrorMessage).toContain("antwortet gerade nicht");
    buyer.context = () => context;
    wallet.losesAnswers = true;
    expect((await submit(buyer)).errorMessage).toContain("antwortet gerade nicht");
  });
});
