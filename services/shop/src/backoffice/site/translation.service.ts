import * as v from "valibot";
import type { BackofficeContext } from "../backoffice-context.ts";
import { change } from "../change.ts";
import { decode, done, missing, type Result } from "../result.ts";
import { deleteTranslation, readTranslations, upsertTranslation } from "./translation.store.ts";

const words = v.pipe(v.string(), v.trim(), v.minLength(1, "This must not be empty."), v.maxLength(2_000));

/** `TranslationInput`. An empty text would leave a message without words: take it away instead. */
const translation = v.object({
  key: v.pipe(
    v.string(),
    v.maxLength(200),
    v.regex(/^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)+$/, "Words with dots between them."),
  ),
  text: v.object({ de: words, en: words }),
});

/** A text by message key as stored. */
export interface StoredTranslation {
  readonly key: string;
  readonly text: { readonly de: string; readonly en: string };
}

/** All texts as stored, by key. */
export async function findStoredTranslations({ platform }: BackofficeContext): Promise<StoredTranslation[]> {
  const rows = await readTranslations(platform.database.write);
  return rows.map(({ key, textDe, textEn }) => ({ key, text: { de: textDe, en: textEn } }));
}

/** Sets the text of a message key. */
export async function setTranslation(context: BackofficeContext, input: unknown): Promise<Result> {
  const decoded = decode(translation, input);
  if (!decoded.ok) return decoded.refusal;
  const { key, text } = decoded.value;
  return change(context, async (tx) => {
    await upsertTranslation(tx, { key, textDe: text.de, textEn: text.en });
    return done;
  });
}

/** Takes the text of a message key away. */
export const removeTranslation = (context: BackofficeContext, key: string): Promise<Result> =>
  change(context, async (tx) => ((await deleteTranslation(tx, key)) ? done : missing("translation")));
