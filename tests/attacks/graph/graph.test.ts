import { afterAll, beforeAll, expect, it } from "vitest";
import { fieldsWithArguments, nameOf, placesOf } from "./fields.ts";
import { attackBackOffice, attackDocuments, attackGraph } from "./run.ts";
import { type Stage, startStage } from "./stage.ts";

/** `npm run attack:graph` sends many more. */
const attempts = { publicGraph: 2_400, backOffice: 600 };
const seed = 29;

let stage: Stage;

beforeAll(async () => {
  stage = await startStage();
}, 180_000);
afterAll(() => stage.stop());

it("every argument of the public graph and every field of its inputs is a place for a wrong value", () => {
  const names = fieldsWithArguments(stage.publicGraph).flatMap(placesOf).map(nameOf);
  expect(names.length).toBeGreaterThan(400);
  expect(names).toContain("query getProductById(productId)");
  expect(names).toContain("mutation tracking_addEvents(events.0.occurredAt)");
  expect(names).toContain("mutation cart_update(data.ops.0.positionOp.addPosition.updateQuantity.quantity)");
});

it.each([
  ["documents, bodies and addresses with mistakes", () => attackDocuments(stage)],
  ["wrong values for the public graph", () => attackGraph(stage, attempts.publicGraph, seed)],
  ["wrong values for the back office", () => attackBackOffice(stage, attempts.backOffice, seed)],
])(
  "%s are the client's mistake: no internal error, no 5xx, no line of an error",
  { timeout: 600_000 },
  async (_, attack) => {
    const { faults, sent, tooOften } = await attack();
    expect(faults).toEqual([]);
    expect(stage.errors()).toEqual([]);
    // A limit of attempts would hide what is behind it.
    expect(tooOften).toBeLessThan(sent / 10);
  },
);
