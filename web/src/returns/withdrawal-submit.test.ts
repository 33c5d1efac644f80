import { expect, it } from "vitest";
import type { GraphTools } from "../graph/load.ts";
import { submitWithdrawal } from "./withdrawal-submit.ts";
import type { WithdrawalOrder } from "./withdrawal-values.ts";

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
