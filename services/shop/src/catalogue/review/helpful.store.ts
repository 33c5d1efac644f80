import type { Database } from "../../platform/database.ts";

/** Stores whom a released review helped, and counts them once; returns whether there is such a review. */
export async function insertVote({ transaction }: Database, reviewId: number, voter: string): Promise<boolean> {
  return transaction(async (tx) => {
    const [review] = await tx`select id from review where id = ${reviewId} and is_released for update`;
    if (review === undefined) return false;
    const added = await tx`
      insert into review_vote (review_id, voter) values (${reviewId}, ${voter}) on conflict do nothing returning voter`;
    if (added.length > 0) await tx`update review set helpful = helpful + 1 where id = ${reviewId}`;
    return true;
  });
}
