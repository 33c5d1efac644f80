import * as v from "valibot";
import type { Queryable } from "../platform/database.ts";

const failureRow = v.object({ failures: v.number(), lastAt: v.date(), blockedUntil: v.nullable(v.date()) });
/** Failed sign-ins of a name. */
export type LoginFailure = v.InferOutput<typeof failureRow>;

export async function readFailure(sql: Queryable, account: string): Promise<LoginFailure | null> {
  const rows = await sql`
    select failures, last_at as "lastAt", blocked_until as "blockedUntil" from login_failure where account = ${account}`;
  return v.parse(v.array(failureRow), [...rows])[0] ?? null;
}

/** Counts a failure; counts anew when the last one was before `forgetBefore`. Returns the count. */
export async function countFailure(sql: Queryable, account: string, moment: Date, forgetBefore: Date): Promise<number> {
  const rows = await sql`
    insert into login_failure as known (account, failures, last_at) values (${account}, 1, ${moment})
    on conflict (account) do update set last_at = excluded.last_at,
      failures = case when known.last_at < ${forgetBefore} then 1 else known.failures + 1 end
    returning failures`;
  return v.parse(v.tuple([v.object({ failures: v.number() })]), [...rows])[0].failures;
}

export async function block(sql: Queryable, account: string, until: Date): Promise<void> {
  await sql`update login_failure set blocked_until = ${until} where account = ${account}`;
}

export async function forgetFailures(sql: Queryable, account: string): Promise<void> {
  await sql`delete from login_failure where account = ${account}`;
}
