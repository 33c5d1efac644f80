import { expect, it } from "vitest";
import type { GraphTools } from "../graph/load.ts";
import { submitWithdrawal } from "./withdrawal-submit.ts";
import { withdrawnItems, type WithdrawalOrder } from "./withdrawal-values.ts";

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a declaration needs of an order
const order = {
  hash: "h",
  items: [{ id: "1", name: "Knete", quantity: 2 }],
} as unknown as WithdrawalOrder;

/** A shop that takes declarations, and keeps what it was sent. */
function shop() {
  const sent: { readonly withdrawal: { readonly submissionId: string } }[] = [];
  const mutate = async (_: unknown, variables: (typeof sent)[number]) => {
    sent.push(variables);
    return { data: { submitWithdrawal: { isError: false, receipt: { rma: "R-1" } } } };
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one operation is sent here
  return { sent, graph: { mutate } as unknown as Pick<GraphTools, "mutate"> };
}

const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const typed = { what: "all", name: "Anna Beispiel", email: "anna@example.org" };
const submit = (graph: Pick<GraphTools, "mutate">, fields: Readonly<Record<string, string>>) =>
  submitWithdrawal(new Request("http://localhost/"), order, formOf(fields), graph, async (text) => text);

it("sends the last step twice as one declaration: its id is made with the step before, once", async () => {
  const { sent, graph } = shop();
  const first = await submit(graph, { ...typed, step: "check" });
  expect(sent).toEqual([]);
  const values = "values" in first ? first.values : {};
  expect(values["submissionId"]).toMatch(/^[\da-f-]{36}$/);
  const last = { ...typed, submissionId: values["submissionId"] ?? "", step: "confirm" };
  expect([await submit(graph, last), await submit(graph, last)]).toEqual([{ rma: "R-1" }, { rma: "R-1" }]);
  expect(sent.map(({ withdrawal }) => withdrawal.submissionId)).toEqual([
    values["submissionId"],
    values["submissionId"],
  ]);
  // Another declaration is another one.
  const again = await submit(graph, { ...typed, step: "check" });
  expect("values" in again && again.values["submissionId"]).not.toBe(values["submissionId"]);
});

it("is about all that can be withdrawn from, or about the lines with a number alone", () => {
  const items = [
    { id: "1", name: "Knete", quantity: 2 },
    { id: "2", name: "Stift", quantity: 3 },
    { id: "3", name: "Heft", quantity: 0 },
  ];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a choice needs of an order
  const both = { ...order, items } as unknown as WithdrawalOrder;
  expect(withdrawnItems(both, { what: "all", "items.1.quantity": "1" })).toEqual([
    { id: "1", quantity: 2 },
    { id: "2", quantity: 3 },
  ]);
  // A line that can be withdrawn from since the form was sent has no field in it.
  expect(withdrawnItems(both, { what: "some", "items.1.quantity": "1" })).toEqual([{ id: "1", quantity: 1 }]);
  expect(withdrawnItems(both, { what: "some", "items.1.quantity": "", "items.2.quantity": "3" })).toEqual([
    { id: "2", quantity: 3 },
  ]);
});
