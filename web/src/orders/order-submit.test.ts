import { expect, it } from "vitest";
import { orderAgain } from "./order-submit.ts";

type Graph = Parameters<typeof orderAgain>[0];
type Line = {
  readonly itemId: string;
  readonly name: string;
  readonly quantity: number;
  readonly reason: string | null;
};

/** The graph as it answers a press of "buy again". */
const answering = (result: object): Graph => {
  const graph = {
    refresh: async () => ({ session: { cartId: "c-1" } }),
    mutate: async () => ({ data: { buyAgain: result } }),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one operation is sent here
  return graph as unknown as Graph;
};
const line = (quantity: number, reason: string | null = null): Line => ({
  itemId: "1",
  name: "Stift",
  quantity,
  reason,
});
const messageOf = async (key: string) => key;

it("reports how many pieces of an order are in the basket again, and what is missing", async () => {
  const missing = [line(4, "sold out")];
  const result = { successful: true, generalErrorMessage: null, added: [line(2), line(3)], missing };
  expect(await orderAgain(answering(result), "1", messageOf)).toEqual({ kind: "again", pieces: 5, missing });
});

it("reports an order of which nothing is left as missing, and one that is not the caller's as refused", async () => {
  const none = { successful: false, generalErrorMessage: "none", added: [], missing: [line(4, "sold out")] };
  expect(await orderAgain(answering(none), "1", messageOf)).toMatchObject({ kind: "again", pieces: 0 });
  const foreign = { successful: false, generalErrorMessage: "no such order", added: [], missing: [] };
  expect(await orderAgain(answering(foreign), "1", messageOf)).toEqual({ kind: "failed", message: "no such order" });
});
