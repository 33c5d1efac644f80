import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { mailsTo, secretIn } from "../../../test/mails.ts";
import { startTestDatabase } from "../../../test/shop-test.ts";
import { goodAddress, Shopper, type ShopperOptions } from "../../../test/shopper.ts";
import { fixedClock } from "../../../test/fixed-clock.ts";

const database = await startTestDatabase();
const clock = fixedClock(new Date("2026-11-24T10:00:00Z"));
const day = 24 * 3_600_000;
const visitor = (options: ShopperOptions = {}) => new Shopper(database, { clock, ...options }).arrive();
const anEmail = () => `${randomUUID()}@example.org`;
const done = { successful: true, generalErrorMessage: null, fieldErrors: [] };

const subscribe = async (email: string, options: ShopperOptions = {}, honeypot = "") =>
  (await visitor(options)).change(
    "subscribeToNewsletter(email: $email, honeypot: $honeypot)",
    "$email: String!, $honeypot: String!",
    { email, honeypot },
  );
const byToken = async (mutation: "confirmNewsletter" | "endNewsletter", token: string) =>
  (await visitor()).change(`${mutation}(token: $token)`, "$token: String!", { token });
const unsubscribe = async (email: string, houseNr: string, options: ShopperOptions = {}) =>
  (await visitor(options)).change(
    "unsubscribeNewsletter(email: $email, houseNr: $houseNr)",
    "$email: String!, $houseNr: String!",
    { email, houseNr },
  );
const isSubscribed = async (email: string, options: ShopperOptions = {}) =>
  (await visitor(options)).run(
    "query ($e: String!) { checkEmailSubscribed(email: $e) }",
    "checkEmailSubscribed",
    v.boolean(),
    {
      e: email,
    },
  );
const subscriptionOf = async (token: string) =>
  (await visitor()).run(
    "query ($t: String!) { getNewsletterSubscription(token: $t) { email isConfirmed } }",
    "getNewsletterSubscription",
    v.nullable(v.object({ email: v.string(), isConfirmed: v.boolean() })),
    { t: token },
  );
const subjects = async (email: string) => (await mailsTo(database, email)).map(({ subject }) => subject);
const lastToken = async (email: string) => secretIn((await mailsTo(database, email)).at(-1));

/** Someone who has confirmed. @returns email and the secret of the links */
async function aSubscriber(options: ShopperOptions = {}) {
  const email = anEmail();
  expect(await subscribe(email, options)).toEqual(done);
  const token = await lastToken(email);
  expect(await byToken("confirmNewsletter", token)).toEqual(done);
  return { email, token };
}

describe("the newsletter (SERV-01, OP-M-35)", () => {
  it("is sent to no address before its owner has confirmed by the link of a mail", async () => {
    const email = anEmail();
    expect(await subscribe(` ${email} `)).toEqual(done);
    const [mail] = await mailsTo(database, email);
    expect(mail).toMatchObject({ subject: "Bitte bestätigen Sie den Newsletter", language: "de-DE" });
    expect(mail?.headers).toBeUndefined();
    expect(mail?.text).toContain("http://localhost:3000/service/newsletter/success/?token=");
    expect(await isSubscribed(email)).toBe(false);
    const token = secretIn(mail);
    expect(await subscriptionOf(token)).toEqual({ email, isConfirmed: false });
    expect(await byToken("confirmNewsletter", token)).toEqual(done);
    expect([await isSubscribed(email), await isSubscribed(email, { store: "at" })]).toEqual([true, false]);
    expect(await subscriptionOf(token)).toEqual({ email, isConfirmed: true });
    expect(await subjects(email)).toEqual(["Bitte bestätigen Sie den Newsletter", "Willkommen beim Newsletter"]);
    // The link may be opened again, and welcomes once.
    expect(await byToken("confirmNewsletter", token)).toEqual(done);
    expect(await subjects(email)).toHaveLength(2);
  });

  it("speaks the language of the store in which it was asked for", async () => {
    const { email } = await aSubscriber({ store: "b2b", language: "en-DE" });
    expect(await subjects(email)).toEqual(["Please confirm the newsletter", "Welcome to the newsletter"]);
  });

  it("fills no mailbox: a second request within ten minutes sends no second mail", async () => {
    const email = anEmail();
    await subscribe(email);
    expect(await subscribe(email.toUpperCase())).toEqual(done);
    expect(await subjects(email)).toHaveLength(1);
    clock.advance(10 * 60_000 - 1_000);
    await subscribe(email);
    expect(await subjects(email)).toHaveLength(1);
    clock.advance(2_000);
    await subscribe(email);
    expect(await subjects(email)).toHaveLength(2);
  });

  it.each([
    ["", "Bitte geben Sie Ihre E-Mail-Adresse ein."],
    ["erika", "In der E-Mail-Adresse fehlt das @-Zeichen."],
  ])("VALID-17: the address %j is refused at its field", async (email, errorMessage) => {
    expect(await subscribe(email)).toEqual({
      ...done,
      successful: false,
      fieldErrors: [{ fieldName: "email", errorMessage }],
    });
  });

  it("SERV-02: an address that gets it already is a field error, and no mail", async () => {
    const { email } = await aSubscriber();
    expect(await subscribe(email)).toEqual({
      ...done,
      successful: false,
      fieldErrors: [{ fieldName: "email", errorMessage: "Diese Adresse erhält den Newsletter bereits." }],
    });
    expect(await subjects(email)).toHaveLength(2);
  });

  it("SERV-02: of one store is no subscription of another, which is asked for and confirmed by itself", async () => {
    const { email } = await aSubscriber();
    expect(await subscribe(email, { store: "at" })).toEqual(done);
    expect(await subjects(email)).toHaveLength(3);
    expect(await byToken("confirmNewsletter", await lastToken(email))).toEqual(done);
    expect([await isSubscribed(email), await isSubscribed(email, { store: "at" })]).toEqual([true, true]);
  });

  it("answers a program that fills in all fields like a person, and does nothing", async () => {
    const email = anEmail();
    expect(await subscribe(email, {}, "http://spam.example")).toEqual(done);
    expect(await subjects(email)).toEqual([]);
  });

  it("is limited for a visitor, without a word about whom", async () => {
    const address = { address: "198.51.100.77", device: null };
    const answers = await Promise.all(Array.from({ length: 61 }, () => subscribe(anEmail(), { visitor: address })));
    expect(answers.filter(({ successful }) => successful)).toHaveLength(60);
    expect(answers).toContainEqual({
      ...done,
      successful: false,
      generalErrorMessage: expect.stringMatching(/in (59|60) Minuten noch einmal/),
    });
  });
});

describe("the links of its mails", () => {
  it("confirm for a week, and are worth nothing when they are not ours", async () => {
    const email = anEmail();
    await subscribe(email);
    const token = await lastToken(email);
    clock.advance(7 * day - 1_000);
    expect(await subscriptionOf(token)).toEqual({ email, isConfirmed: false });
    clock.advance(2_000);
    const ended = "Dieser Link gilt nicht mehr. Bitte bestellen Sie den Newsletter noch einmal.";
    const forged = `${token.slice(0, -4)}${token.endsWith("AAAA") ? "BBBB" : "AAAA"}`;
    for (const dead of [token, forged, "", "x".repeat(65), `${"A".repeat(22)}${token.slice(22)}`]) {
      expect(await subscriptionOf(dead)).toBeNull();
      expect(await byToken("confirmNewsletter", dead)).toEqual({
        ...done,
        successful: false,
        generalErrorMessage: ended,
      });
    }
    expect(await isSubscribed(email)).toBe(false);
  });

  it("SERV-01: end it, by a header that mail programs know, too (RFC 8058)", async () => {
    const { email, token } = await aSubscriber();
    const welcome = (await mailsTo(database, email)).at(-1);
    const url = `http://localhost:3000/service/newsletter/newsletter-abmelden/?token=${token}`;
    expect(welcome?.headers).toEqual({
      "List-Unsubscribe": `<${url}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect(welcome?.text).toContain(url);
    expect(await byToken("endNewsletter", token)).toEqual(done);
    expect([await isSubscribed(email), await subscriptionOf(token)]).toEqual([false, null]);
    expect(await byToken("endNewsletter", token)).toEqual(done);
    expect(await byToken("endNewsletter", "nonsense")).toMatchObject({ successful: false });
    // The old link does not confirm the next subscription.
    await subscribe(email);
    expect(await subscriptionOf(token)).toBeNull();
  });
});

describe("unsubscribing by email and house number (SERV-01, OP-M-36)", () => {
  async function withAddress(street: string) {
    const { email } = await aSubscriber();
    const guest = await visitor();
    await guest.beGuest(email);
    await guest.run(
      "mutation ($address: AddressInput!) { addBillingAddress(address: $address) { address { addressId } } }",
      "addBillingAddress",
      v.unknown(),
      { address: { ...goodAddress, streetAndHouseNr: street } },
    );
    return email;
  }

  it("ends it at once where the house number belongs to the email, however it is written", async () => {
    for (const [street, houseNr] of [
      ["Invalidenstraße 43", "43"],
      ["Lindenallee 12 A", "12a"],
      ["Straße des 17. Juni 135", " 135 "],
    ] as const) {
      const email = await withAddress(street);
      expect(await unsubscribe(email, houseNr)).toEqual(done);
      expect([street, await isSubscribed(email)]).toEqual([street, false]);
      expect((await subjects(email)).at(-1)).toBe("Der Newsletter ist abbestellt");
    }
  });

  it("ends that of its own store alone", async () => {
    const email = await withAddress("Invalidenstraße 43");
    expect(await unsubscribe(email, "43", { store: "at" })).toEqual(done);
    expect(await isSubscribed(email)).toBe(true);
  });

  it("sends the owner a link where it does not, at most one in ten minutes", async () => {
    const email = await withAddress("Invalidenstraße 43");
    for (const houseNr of ["3", "17", "4"]) expect(await unsubscribe(email, houseNr)).toEqual(done);
    expect(await isSubscribed(email)).toBe(true);
    expect((await subjects(email)).slice(2)).toEqual(["Newsletter abbestellen"]);
    expect(await byToken("endNewsletter", await lastToken(email))).toEqual(done);
    expect(await isSubscribed(email)).toBe(false);
  });

  it("answers the same for an email that gets none", async () => {
    const email = anEmail();
    expect(await unsubscribe(email, "43")).toEqual(done);
    expect(await subjects(email)).toEqual([]);
  });

  it("VALID-17: says at each field what is wrong", async () => {
    expect(await unsubscribe("erika", " ")).toMatchObject({
      successful: false,
      fieldErrors: [
        { fieldName: "email" },
        { fieldName: "houseNr", errorMessage: "Bitte geben Sie Ihre Hausnummer ein." },
      ],
    });
    expect(await unsubscribe("a@b.de", "links")).toMatchObject({
      fieldErrors: [{ fieldName: "houseNr", errorMessage: "Eine Hausnummer enthält eine Ziffer." }],
    });
    expect(await unsubscribe("a@b.de", "1".repeat(21))).toMatchObject({ fieldErrors: [{ fieldName: "houseNr" }] });
  });
});
