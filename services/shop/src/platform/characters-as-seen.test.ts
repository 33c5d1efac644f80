import * as v from "valibot";
import { expect, it } from "vitest";
import { startCatalogue } from "../../test/catalogue-fixture.ts";
import { runQuery, startTestDatabase, testContext } from "../../test/shop-test.ts";
import { Shopper } from "../../test/shopper.ts";
import { aCustomer, writeListedProducts } from "../../test/wishlists.ts";

const database = await startTestDatabase();
await writeListedProducts(database);
await startCatalogue(database);

/** One character for people, four code points and seven units for programs. */
const astronaut = "🧑🏽‍🚀";
const carla = await aCustomer(database, { first_name: "Carla" });
const list = await carla.makeList();
const entryId = await carla.add(list, 1);
const shopper = await new Shopper(database).arrive();

const outcome = v.looseObject({ successful: v.boolean() });
let visitors = 0;
/** Runs a mutation with a text, each for a visitor of their own. @returns whether the text was taken */
async function take(call: string, type: string, value: unknown): Promise<boolean> {
  visitors += 1;
  const context = testContext({ database, visitorAddress: `198.51.100.${visitors}`, caller: shopper.caller });
  const { data, errors } = await runQuery(context, `mutation ($text: ${type}) { ${call} { successful } }`, {
    text: value,
  });
  expect(errors).toEqual([]);
  return v.parse(outcome, Object.values(v.parse(v.record(v.string(), v.unknown()), data))[0]).successful;
}
const listChange = async (call: string): Promise<boolean> => (await carla.change(call)).successful;
const message = { name: "Erika Muster", email: "erika@schule.example", topic: "OTHER", reference: "", text: "Hallo" };
const review = { productId: "1", rating: 5, title: "Gut", text: "Gut", author: "Erika M." };

it.each<[string, number, (text: string) => Promise<boolean>]>([
  ["a list's name", 80, (text) => listChange(`createWishlist(name: "${text}")`)],
  ["a list's description", 500, (text) => listChange(`createWishlist(name: "Klasse 3b", description: "${text}")`)],
  [
    "a comment on an entry",
    1_000,
    (text) => listChange(`addWishlistComment(externalId: "${list}", entryId: "${entryId}", comment: "${text}")`),
  ],
  [
    "an order's reference",
    80,
    (text) => take(`setOrderReference(cartId: "${shopper.cartId}", orderReference: $text)`, "String!", text),
  ],
  [
    "an order's comment",
    1_000,
    (text) => take(`setOrderComment(cartId: "${shopper.cartId}", orderComment: $text)`, "String!", text),
  ],
  [
    "a message's number",
    40,
    (text) => take("sendContactFormMail(message: $text)", "ContactMessageInput!", { ...message, reference: text }),
  ],
  [
    "a message",
    4_000,
    (text) => take("sendContactFormMail(message: $text)", "ContactMessageInput!", { ...message, text }),
  ],
  ["a review's title", 120, (text) => take("submitReview(review: $text)", "ReviewInput!", { ...review, title: text })],
  ["a review", 4_000, (text) => take("submitReview(review: $text)", "ReviewInput!", { ...review, text })],
  ["a review's author", 80, (text) => take("submitReview(review: $text)", "ReviewInput!", { ...review, author: text })],
])("%s has %i characters as people see them, and one more is refused", async (_, most, send) => {
  expect([await send(astronaut.repeat(most)), await send(astronaut.repeat(most + 1))]).toEqual([true, false]);
});
