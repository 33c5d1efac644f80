import { CombinedError } from "urql";
import { expect, it } from "vitest";
import { carryOut, carryOutChoice } from "./carry-out.ts";
import { heartCopy } from "./heart-copy.ts";
import { merkzettel } from "./plan-heart.ts";

const heart = { productId: "1", itemId: null, quantity: 1, name: "Kreide" };
const plans = [
  { kind: "add", listId: merkzettel },
  { kind: "remove", listIds: [merkzettel] },
  { kind: "remove", listIds: ["7"] },
] as const;
type Mutate = Parameters<typeof carryOut>[0]["mutate"];
/** Answers each mutation with the same. */
const answering = (answer: object) => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what a failed call or a refusal has is read
  mutate: (async () => answer) as unknown as Mutate,
});
const away = answering({ error: new CombinedError({ networkError: new Error("away") }) });

it.each(plans)("WISH-37: a call that failed is reported by its own toast alone: %o", async (plan) => {
  expect(await carryOut(away, heart, plan)).toMatchObject({ kind: "failed", isReported: true });
});

it("WISH-37: so is one of the choice among lists", async () => {
  for (const newList of ["", "Neue"]) {
    const outcome = await carryOutChoice(away, heart, { holding: [], chosen: ["7"], newList }, heartCopy.de, () => "");
    expect(outcome).toMatchObject({ kind: "failed", isReported: true });
  }
});

it.each([
  [["a"], ["a", "b"], "", "„Kreide“ steht jetzt auf „Klasse 3b“."],
  [["a", "b"], ["a"], "", "„Kreide“ steht nicht mehr auf „Klasse 3b“."],
  [["a"], ["b"], "Neu", "„Kreide“ steht jetzt auf „Neu“, „Klasse 3b“. „Kreide“ steht nicht mehr auf „Merkzettel“."],
  [["a"], ["a"], "", "Ihre Auswahl ist gespeichert."],
])("WISH-36: a choice says what is on which list now: %j, then %j and %j", async (holding, chosen, newList, text) => {
  const done = { successful: true, wishlist: { externalId: "new" } };
  const graph = answering({ data: { createWishlist: done, chooseWishlists: done } });
  const names = new Map([
    ["a", "Merkzettel"],
    ["b", "Klasse 3b"],
  ]);
  const outcome = await carryOutChoice(graph, heart, { holding, chosen, newList }, heartCopy.de, (id) => names.get(id));
  expect(outcome).toMatchObject({ kind: "saved", text });
});

it("a refusal in the shop's words is the heart's to report", async () => {
  const answer = { successful: false, generalErrorMessage: "Die Liste ist voll." };
  const outcome = await carryOut(answering({ data: { addProductToWishlist: answer } }), heart, plans[0]);
  expect(outcome).toMatchObject({ kind: "failed", message: "Die Liste ist voll.", isReported: false });
});
