import type { Addresses } from "../testkit/chalkbox.ts";
import { loadOperations } from "../testkit/documents.ts";
import { aPerson } from "../testkit/people.ts";
import type { Storefront } from "../testkit/storefronts.ts";
import { newVisitor, type Visitor } from "../testkit/visitor.ts";

const texts = new Map((await loadOperations()).map(({ name, text }) => [name, text]));

/** Runs an operation of the storefront; an error of the graph is one here. */
export async function take(
  visitor: Visitor,
  operation: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const { data, errors } = await visitor.ask(texts.get(operation) ?? "", variables);
  if (errors !== undefined) throw new Error(`${operation}: ${JSON.stringify(errors)}`);
  return data;
}

/** A visitor without a browser who has just registered. */
export async function newCustomer({ webPort }: Addresses, storefront: Storefront): Promise<Visitor> {
  const visitor = await newVisitor(`http://127.0.0.1:${webPort}`, storefront);
  const { email, password, firstName, lastName } = aPerson();
  await take(visitor, "RegisterCustomer", {
    customer: { email, password, firstName, lastName, company: "Lindenschule" },
  });
  return visitor;
}
