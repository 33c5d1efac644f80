import * as v from "valibot";
import type { BackofficeContext } from "../backoffice-context.ts";
import { change } from "../change.ts";
import { decode, done, refuseField, type Result } from "../result.ts";
import { upsertCompetition } from "./competition.store.ts";

const words = v.pipe(v.string(), v.trim(), v.nonEmpty("Words are needed."), v.maxLength(500));
const text = v.object({ de: words, en: words });

/** `CompetitionInput`. */
const competition = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/, "Small letters, digits and dashes.")),
  store: v.picklist(["de", "at", "ch", "b2b"]),
  title: text,
  prize: text,
  question: text,
  startsAt: v.date(),
  endsAt: v.date(),
});

/** Writes a competition. */
export async function saveCompetition(context: BackofficeContext, input: unknown): Promise<Result> {
  const decoded = decode(competition, input);
  if (!decoded.ok) return decoded.refusal;
  const { value } = decoded;
  if (value.endsAt <= value.startsAt) return refuseField("endsAt", "It must end after it begins.");
  return change(context, async (tx) => {
    await upsertCompetition(tx, value);
    return done;
  });
}
