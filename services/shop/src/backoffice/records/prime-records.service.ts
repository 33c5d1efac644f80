import type { Store } from "../../platform/context.ts";
import type { BackofficeContext } from "../backoffice-context.ts";
import { change } from "../change.ts";
import { done, missing, refuseField, type Result } from "../result.ts";
import { type FormQuestion, selectionOf } from "./forms.service.ts";
import {
  type MembershipRecord,
  readMemberships,
  readWaiting,
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
