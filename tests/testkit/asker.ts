import type { Addresses } from "./chalkbox.ts";
import { loadOperations } from "./documents.ts";
import type { Storefront } from "./storefronts.ts";
import { newVisitor } from "./visitor.ts";

/** Sends one of the storefront's own operations, by its name; its data comes back. */
export type Ask = (operation: string, variables?: Readonly<Record<string, unknown>>) => Promise<unknown>;

const texts = loadOperations().then((operations) => new Map(operations.map(({ name, text }) => [name, text])));

/**
 * A new visitor of a running storefront who sends what its pages send, without pages.
 *
 * @throws Error when the graph answers with an error
 */
export async function newAsker({ webPort }: Pick<Addresses, "webPort">, storefront: Storefront): Promise<Ask> {
  const visitor = await newVisitor(`http://127.0.0.1:${webPort}`, storefront);
  return async (operation, variables) => {
    const { data, errors } = await visitor.ask((await texts).get(operation) ?? "", variables);
    if (errors !== undefined) throw new Error(`${operation}: ${JSON.stringify(errors)}`);
    return data;
  };
}
