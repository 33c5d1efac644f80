import type { Store } from "../../platform/context.ts";
import type { BackofficeContext } from "../backoffice-context.ts";
import { change } from "../change.ts";
import { decode, done, missing, type Result } from "../result.ts";
import { contentPage, globalParameter } from "./page.input.ts";
import {
  deletePage,
  deleteParameter,
  type ParameterRow,
  readParameters,
  upsertPage,
  upsertParameter,
} from "./site.store.ts";

/** Writes a content page. */
export async function savePage(context: BackofficeContext, input: unknown): Promise<Result> {
  const decoded = decode(contentPage, input);
  if (!decoded.ok) return decoded.refusal;
  return change(context, async (tx) => {
    await upsertPage(tx, decoded.value);
    return done;
  });
}

/** Takes a content page, or its draft, away. */
export const removePage = (
  context: BackofficeContext,
  path: string,
  store: Store | null,
  isDraft: boolean,
): Promise<Result> =>
  change(context, async (tx) => ((await deletePage(tx, path, store, isDraft)) ? done : missing("page")));

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
