import type { Store } from "../../platform/context.ts";
import type { BackofficeContext } from "../backoffice-context.ts";
import { change } from "../change.ts";
import { decode, done, missing, type Result } from "../result.ts";
import { globalParameter } from "./page.input.ts";
import { deleteParameter, type ParameterRow, readParameters, upsertParameter } from "./site.store.ts";

/** Parameters as stored; of one name when it is given. */
export const findStoredParameters = ({ platform }: BackofficeContext, name: string | null): Promise<ParameterRow[]> =>
  readParameters(platform.database.write, name);

/** Sets a switch or value. */
export async function setParameter(context: BackofficeContext, input: unknown): Promise<Result> {
  const decoded = decode(globalParameter, input);
  if (!decoded.ok) return decoded.refusal;
  return change(context, async (tx) => {
    await upsertParameter(tx, decoded.value);
    return done;
  });
}

/** Takes a switch or value away. */
export const removeParameter = (
  context: BackofficeContext,
  name: string,
  entry: string,
  store: Store | null,
): Promise<Result> =>
  change(context, async (tx) => ((await deleteParameter(tx, name, entry, store)) ? done : missing("parameter")));
