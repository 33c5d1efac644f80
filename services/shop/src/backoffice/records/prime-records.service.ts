import type { Store } from "../../platform/context.ts";
import type { BackofficeContext } from "../backoffice-context.ts";
import { change } from "../change.ts";
import { done, missing, refuseField, type Result } from "../result.ts";
import { type FormQuestion, selectionOf } from "./forms.service.ts";
import {
  type MembershipRecord,
  readMemberships,
  readWaiting,
  updateDealLead,
  updatePlaces,
  type WaitingRecord,
} from "./prime-records.store.ts";

/** Memberships of prime, the latest order first. */
export const findMemberships = ({ platform }: BackofficeContext, question: FormQuestion): Promise<MembershipRecord[]> =>
  readMemberships(platform.database.write, selectionOf(question));

/** Who waits for one, the longest first. */
export const findWaiting = ({ platform }: BackofficeContext, question: FormQuestion): Promise<WaitingRecord[]> =>
  readWaiting(platform.database.write, selectionOf(question));

/** Limits the memberships of a store. @param places null: any number */
export async function setPrimePlaces(context: BackofficeContext, store: Store, places: number | null): Promise<Result> {
  if (places !== null && places < 0) return refuseField("places", "The number must not be below 0.");
  return change(context, async (tx) => ((await updatePlaces(tx, store, places)) ? done : missing("offer")));
}

/** Longest lead of members, in minutes: a day. */
const longestLead = 1_440;

/** Sets how long before others members get the price of deals. @param minutes 0: with all others */
export async function setPrimeDealLead(context: BackofficeContext, store: Store, minutes: number): Promise<Result> {
  if (minutes < 0 || minutes > longestLead)
    return refuseField("minutes", `The number must be between 0 and ${longestLead}.`);
  return change(context, async (tx) => ((await updateDealLead(tx, store, minutes)) ? done : missing("offer")));
}
