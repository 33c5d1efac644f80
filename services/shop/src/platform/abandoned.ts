import type { Database } from "./database.ts";

/** The caller had gone before the work could begin: nothing was changed. */
export class CallAbandoned extends Error {}

/**
 * The database for one call: begins no transaction once its caller has gone. A busy shop may come to a call only after the
 * gateway has given it up and the visitor has tried again; carried out all the same, it would be done twice.
 * @param isAbandoned whether the caller no longer waits
 */
export function untilAbandoned(database: Database, isAbandoned: () => boolean): Database {
  return {
    ...database,
    transaction: (work) =>
      database.transaction((tx) => {
        if (isAbandoned()) throw new CallAbandoned("The caller has gone");
        return work(tx);
      }),
  };
}
