import * as v from "valibot";
import type { Addresses } from "./chalkbox.ts";

const Result = v.object({
  successful: v.boolean(),
  generalErrorMessage: v.nullish(v.string()),
  fieldErrors: v.array(v.object({ fieldName: v.string(), errorMessage: v.string() })),
});

/** Fields of every outcome of the back office. */
export const resultFields = "successful generalErrorMessage fieldErrors { fieldName errorMessage }";

/** Ways to call the back office: `ask` for what it answers, `change` for a mutation that has to be successful. */
export function backOfficeCalls({ shop, operatorToken }: Pick<Addresses, "shop" | "operatorToken">) {
  async function ask(query: string, variables: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>> {
    const response = await fetch(`${shop}/backoffice/`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${operatorToken}` },
      body: JSON.stringify({ query, variables }),
    });
    const answer = v.parse(
      v.object({ data: v.nullish(v.record(v.string(), v.unknown())), errors: v.optional(v.array(v.unknown())) }),
      await response.json(),
    );
    if (answer.errors !== undefined || answer.data == null) {
      throw new Error(`The back office answered ${JSON.stringify(answer.errors)}`);
    }
    return answer.data;
  }

  async function change(field: string, query: string, variables: Readonly<Record<string, unknown>>): Promise<unknown> {
    const { [field]: outcome } = await ask(query, variables);
    const result = v.parse(Result, outcome);
    if (!result.successful) throw new Error(`${field}: ${JSON.stringify(result)}`);
    return outcome;
  }

  return { ask, change };
}
