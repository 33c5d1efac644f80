import * as v from "valibot";
import { type Ask, newAsker } from "../../testkit/asker.ts";
import { certificatesOf } from "../../testkit/certificates.ts";
import type { Addresses } from "../../testkit/chalkbox.ts";
import { mailsTo } from "../../testkit/mailbox.ts";
import { addressInput, aPerson } from "../../testkit/people.ts";
import { at, b2b, de } from "../../testkit/storefronts.ts";
import { expect } from "../fixtures.ts";
import type { Part } from "./parts-of-buying.ts";

const Lists = v.object({
  opened: v.array(
    v.object({
      name: v.string(),
      entryPage: v.object({
        entries: v.array(v.object({ itemId: v.nullish(v.string()), quantity: v.number() })),
      }),
    }),
  ),
});
const Reviews = v.object({
  getReviewsByProductId: v.object({
    reviews: v.array(v.object({ ratingId: v.string(), helpfulRating: v.number() })),
  }),
});
const Competition = v.object({ getCompetition: v.object({ id: v.string() }) });

/** Registers a visitor; returns the address of the new account. */
async function register(ask: Ask, more: Readonly<Record<string, string>> = {}): Promise<string> {
  const { email, password, firstName, lastName } = aPerson();
  const registered = await ask("RegisterCustomer", { customer: { email, password, firstName, lastName, ...more } });
  expect(registered).toMatchObject({
    registerCustomer: { successfull: true, session: { visitor: { state: "LOGGED_IN" } } },
  });
  return email;
}

/** A new visitor with an account. */
async function newCustomer(chalkbox: Addresses): Promise<Ask> {
  const ask = await newAsker(chalkbox, de);
  await register(ask);
  return ask;
}

/** Waits for a mail that a pattern fits; what it captures comes back. */
async function fromMail({ sandbox }: Addresses, email: string, pattern: RegExp): Promise<string> {
  const find = async () => (await mailsTo(sandbox, email)).flatMap(({ text }) => pattern.exec(text)?.[1] ?? [])[0];
  await expect.poll(find).toBeDefined();
  return (await find()) ?? "";
}

/** A list with one product, and an invite to it. */
async function sharedList(chalkbox: Addresses, entry: { productId: string; itemId: string }) {
  const ask = await newCustomer(chalkbox);
  const name = `Klasse ${entry.itemId}`;
  const made = v.parse(
    v.object({ createWishlist: v.object({ wishlist: v.object({ externalId: v.string() }) }) }),
    await ask("CreateWishlist", { name, description: "", entry: { ...entry, quantity: 4 } }),
  );
  const { externalId } = made.createWishlist.wishlist;
  const invited = v.parse(
    v.object({ createWishlistInvite: v.object({ invite: v.object({ shareData: v.string() }) }) }),
    await ask("CreateWishlistInvite", { externalId, right: "EDITOR" }),
  );
  return { ask, name, listId: externalId, shareData: invited.createWishlistInvite.invite.shareData };
}

const listsNamed = (answer: unknown, name: string) =>
  v
    .parse(Lists, answer)
    .opened.filter((list) => list.name === name)
    .map(({ entryPage }) => entryPage);

/** What else the shop does for its customers. */
export const partsOfService: Readonly<Record<string, Part>> = {
  "wish lists and shareable lists": async (chalkbox, backOffice) => {
    const { id: productId, items } = await backOffice.createProduct();
    const itemId = items[0]?.id ?? "";
    const { ask, name, listId, shareData } = await sharedList(chalkbox, { productId, itemId });
    expect(listsNamed(await ask("Wishlists", { listId }), name)).toEqual([{ entries: [{ itemId, quantity: 4 }] }]);
    const colleague = await newCustomer(chalkbox);
    expect(listsNamed(await colleague("Wishlists", { listId }), name)).toEqual([]);
    expect(await colleague("JoinWishlist", { shareData })).toMatchObject({ joinWishlist: { successful: true } });
    expect(listsNamed(await colleague("Wishlists", { listId }), name)).toEqual([
      { entries: [{ itemId, quantity: 4 }] },
    ]);
  },

  reviews: async (chalkbox, backOffice) => {
    const ask = await newAsker(chalkbox, de);
    const path = await backOffice.ratingLink((await backOffice.createProduct()).id, "Kita Nord");
    const encryptedData = new URL(path, "http://any.test").searchParams.get("enc");
    const { decryptPieData: invitation } = v.parse(
      v.object({ decryptPieData: v.object({ author: v.string(), product: v.object({ id: v.string() }) }) }),
      await ask("RatingInvitation", { encryptedData }),
    );
    const text = { title: "Hält", text: "Auch nach einem Jahr.", author: invitation.author };
    const review = { productId: invitation.product.id, rating: 5, ...text, encryptedData };
    expect(await ask("SubmitReview", { review })).toMatchObject({ submitReview: { successful: true } });
    // A link is for one review.
    expect(await ask("SubmitReview", { review })).toMatchObject({ submitReview: { successful: false } });

    const read = async () =>
      v.parse(Reviews, await ask("ProductReviews", { productId: "10182", offset: 0, filter: null, sort: "NEWEST" }))
        .getReviewsByProductId.reviews;
    const before = (await read())[0];
    await ask("MarkReviewHelpful", { ratingId: before?.ratingId });
    await expect
      .poll(async () => (await read()).find(({ ratingId }) => ratingId === before?.ratingId)?.helpfulRating)
      .toBeGreaterThan(before?.helpfulRating ?? 0);
  },

  newsletter: async (chalkbox) => {
    const { email } = aPerson();
    const ask = await newAsker(chalkbox, de);
    const receives = (is: boolean) =>
      expect(async () =>
        expect(await ask("EmailSubscribed", { email })).toEqual({ checkEmailSubscribed: is }),
      ).toPass();
    await ask("SubscribeToNewsletter", { email, honeypot: "" });
    const token = await fromMail(chalkbox, email, /\/service\/newsletter\/\S*\?\S*token=([\w.~-]+)/);
    await receives(false);
    expect(await ask("ConfirmNewsletter", { token })).toMatchObject({ confirmNewsletter: { successful: true } });
    await receives(true);
    await ask("UnsubscribeNewsletter", { email, houseNr: "12", honeypot: "" });
  },

  competitions: async (chalkbox) => {
    const { email, firstName, lastName } = aPerson();
    const ask = await newAsker(chalkbox, de);
    const { id: competitionId } = v.parse(Competition, await ask("CompetitionPage")).getCompetition;
    const entry = { competitionId, firstName, lastName, email, answer: "Die Leseecke.", acceptsConditions: true };
    const take = () => ask("SubscribeToCompetition", { entry, honeypot: "" });
    expect(await take()).toMatchObject({ subscribeToCompetition: { successful: true } });
    expect(await take()).toMatchObject({ subscribeToCompetition: { fieldErrors: [{ fieldName: "email" }] } });
  },

  prime: async (chalkbox) => {
    const ask = await newCustomer(chalkbox);
    const address = addressInput(aPerson());
    expect(await ask("CheckoutAddBillingAddress", { address })).toMatchObject({
      addBillingAddress: { successful: true },
    });
    const member = await ask("SubmitPrimeSubscription", { paymentId: "INVOICE" });
    expect(member).toMatchObject({ submitPrimeSubscription: { successful: true } });
    expect(await ask("PrimeMembership")).toMatchObject({ getCustomerInfo: { primeInfo: { status: "ACTIVE" } } });
  },

  "prime's waiting list": async (chalkbox, backOffice) => {
    const { email } = aPerson("AT");
    const ask = await newAsker(chalkbox, at);
    await backOffice.setPrimePlaces("at", 0);
    try {
      await expect(async () => expect(await ask("PrimeOpen")).toEqual({ isPrimeOpen: false })).toPass();
      const wait = () => ask("SubscribeToPrimeWaitingList", { email, honeypot: "" });
      expect(await wait()).toMatchObject({ subscribeToPrimeWaitingList: { successful: true } });
      expect(await wait()).toMatchObject({ subscribeToPrimeWaitingList: { successful: false } });
    } finally {
      await backOffice.setPrimePlaces("at", null);
    }
  },

  "b2b registration with certificate": async (chalkbox) => {
    const visitor = await newAsker(chalkbox, b2b);
    const { signature } = v.parse(
      v.object({ getCurrentUploadSignature: v.object({ signature: v.string() }) }),
      await visitor("CurrentUploadSignature"),
    ).getCurrentUploadSignature;
    const content = Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\n% Nachweis der Lindenschule\n%%EOF\n").toString("base64");
    const file = { name: "nachweis.pdf", part: 0, parts: 1, data: content };
    const uploaded = v.parse(
      v.object({ uploadB2bCertificate: v.object({ certificate: v.object({ certificateId: v.string() }) }) }),
      await visitor("UploadCertificate", { file, signature }),
    );
    const { certificateId } = uploaded.uploadB2bCertificate.certificate;
    // It is the visitor's own: another one's id is refused.
    const email = await register(visitor, { company: "Lindenschule", certificateId });
    const reference = async () => (await mailsTo(chalkbox.sandbox, email)).map((mail) => mail.reference).find(Boolean);
    await expect.poll(reference).toBeDefined();
    expect(await certificatesOf(chalkbox, (await reference()) ?? "")).toMatchObject([{ content }]);
  },
};
