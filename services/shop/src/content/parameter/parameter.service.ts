import type { ShopContext } from "../../platform/context.ts";
import { type ParameterRow, readParameters } from "./parameter.store.ts";

/** More names than exist are not asked for in good faith. */
const maxNames = 100;

/** Parameters by name (OP-Q-27) in the order asked for; unknown names are left out. */
export async function findParameters(context: ShopContext, names: readonly string[]): Promise<ParameterRow[]> {
  const asked = [...new Set(names)].slice(0, maxNames);
  const rows = await readParameters(context.database.read, asked, context.storefront.store);
  return rows.toSorted((a, b) => asked.indexOf(a.name) - asked.indexOf(b.name));
}

/** The value of one entry in the storefront; null when nobody set it. */
export async function parameterValue(context: ShopContext, name: string, entry: string): Promise<string | null> {
  const rows = await readParameters(context.database.read, [name], context.storefront.store);
  return rows.find((row) => row.entry === entry)?.value ?? null;
}
