import type { ShopContext } from "../../platform/context.ts";
import { type ParameterRow as Parameter, readParameters } from "./parameter.store.ts";

export type { Parameter };

/** More names than exist are not requested in good faith. */
const maxNames = 100;

/** Parameters by name (OP-Q-27) in the order requested; unknown names are left out. */
export async function findParameters(context: ShopContext, names: readonly string[]): Promise<Parameter[]> {
  const asked = [...new Set(names)].slice(0, maxNames);
  const rows = await readParameters(context.database.read, asked, context.storefront.store);
  return rows.toSorted((a, b) => asked.indexOf(a.name) - asked.indexOf(b.name));
}

/** Whether an entry has exactly this value; one that is missing has none (C-22). */
export const hasValue = (parameters: readonly Parameter[], name: string, entry: string, value: string): boolean =>
  parameters.some((one) => one.name === name && one.entry === entry && one.value === value);
