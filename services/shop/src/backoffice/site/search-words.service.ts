import * as v from "valibot";
import type { Store } from "../../platform/context.ts";
import type { BackofficeContext } from "../backoffice-context.ts";
import { change } from "../change.ts";
import { decode, done, missing, type Result } from "../result.ts";
import {
  deleteRedirect,
  deleteSynonym,
  readRedirects,
  readSynonyms,
  type RedirectRow,
  type SynonymRow,
  upsertRedirect,
  upsertSynonym,
} from "./search-words.store.ts";

const maxLength = 80;
const words = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/[\p{L}\p{N}]/u, "A letter or a digit is needed."),
  v.maxLength(maxLength),
);

/** `SearchSynonymInput`. */
const synonym = v.object({
  language: v.picklist(["de", "en"]),
  word: words,
  meant: v.pipe(v.array(words), v.minLength(1), v.maxLength(10)),
});

/** `SearchRedirectInput`. */
const redirect = v.object({
  store: v.optional(v.nullable(v.picklist(["de", "at", "ch", "b2b"])), null),
  query: words,
  address: v.pipe(
    v.string(),
    v.maxLength(2_000),
    v.regex(/^(?:\/(?![/\\])|https?:\/\/)[^\\\s\p{Cc}]*$/u, "A path of the shop, or an address with http or https."),
  ),
  overwrittenQuery: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxLength)), ""),
});

/** Synonyms as stored; of all languages for null. */
export const findSynonyms = ({ platform }: BackofficeContext, language: string | null): Promise<SynonymRow[]> =>
  readSynonyms(platform.database.write, language);

/** Redirects as stored. */
export const findRedirects = ({ platform }: BackofficeContext): Promise<RedirectRow[]> =>
  readRedirects(platform.database.write);

/** Sets what a word of shoppers stands for. */
export async function saveSynonym(context: BackofficeContext, input: unknown): Promise<Result> {
  const decoded = decode(synonym, input);
  if (!decoded.ok) return decoded.refusal;
  return change(context, async (tx) => {
    await upsertSynonym(tx, decoded.value);
    return done;
  });
}

/** Takes a word of shoppers away. */
export const removeSynonym = (context: BackofficeContext, language: string, word: string): Promise<Result> =>
  change(context, async (tx) => ((await deleteSynonym(tx, language, word)) ? done : missing("synonym")));

/** Lets a search lead to a page. */
export async function saveRedirect(context: BackofficeContext, input: unknown): Promise<Result> {
  const decoded = decode(redirect, input);
  if (!decoded.ok) return decoded.refusal;
  return change(context, async (tx) => {
    await upsertRedirect(tx, decoded.value);
    return done;
  });
}

/** Lets a search lead to its hits again. */
export const removeRedirect = (context: BackofficeContext, query: string, store: Store | null): Promise<Result> =>
  change(context, async (tx) => ((await deleteRedirect(tx, query, store)) ? done : missing("redirect")));
