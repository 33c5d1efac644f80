import * as v from "valibot";
import { newVisitor, type Visitor } from "../../testkit/visitor.ts";
import { expect, test } from "../fixtures.ts";

const query = `query Price($id: ID!) { getItemById(itemId: $id) { prices { price { amount } } } }`;
const Answer = v.object({
  getItemById: v.object({ prices: v.object({ price: v.object({ amount: v.number() }) }) }),
});

async function priceOf(visitor: Visitor, id: string): Promise<number> {
  const { data } = await visitor.ask(query, { id });
  return v.parse(Answer, data).getItemById.prices.price.amount;
}

test("what an operator changes is in the very next answer, though answers are kept for all visitors", async ({
  page,
  open,
  backOffice,
  chalkbox,
  storefront,
}) => {
  const { id, items } = await backOffice.createProduct({ priceCents: 1_299 });
  const itemId = items[0]?.id ?? "";
  const visitor = await newVisitor(`http://127.0.0.1:${chalkbox.webPort}`, storefront);
  expect(await priceOf(visitor, itemId)).toBe(1_299);
  for (const amount of [1_499, 999, 2_010]) {
    // Others keep loading while the price changes: what they were on their way to get must not be kept.
    const done = new AbortController();
    const others = Array.from({ length: 4 }, async () => {
      while (!done.signal.aborted) await priceOf(visitor, itemId);
    });
    await backOffice.setPrice(itemId, amount);
    expect(await priceOf(visitor, itemId)).toBe(amount);
    done.abort();
    await Promise.all(others);
    expect(await priceOf(visitor, itemId)).toBe(amount);
  }
  await open(`/prod/${id}/`);
  await expect(page.getByText("20,10 €").first()).toBeVisible();
});
