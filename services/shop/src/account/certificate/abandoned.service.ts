import { type Periodic, runPeriodically } from "@chalkbox/edge";
import type { Platform } from "../../platform/platform.ts";
import { certificateKey } from "./certificate.service.ts";
import { deleteCertificate, findAbandoned } from "./certificate.store.ts";

/** How long a certificate waits for its registration, in milliseconds. */
const waits = 24 * 60 * 60_000;
/** How often abandoned ones are looked for, in milliseconds. */
const everyMinute = 60_000;

type StoragePlatform = Pick<Platform, "database" | "storage" | "clock">;

/**
 * Removes the files of certificates without an account: of deleted accounts at once, of registrations that never came
 * after a day. A row goes after its file, so that a failure leaves it to the next round.
 * @returns how many there were
 */
export async function removeAbandoned({ database, storage, clock }: StoragePlatform, stopping?: AbortSignal) {
  const before = new Date(clock.now().getTime() - waits);
  const removeNext = () =>
    database.transaction(async (tx) => {
      const id = await findAbandoned(tx, before);
      if (id === null) return false;
      await storage.remove(certificateKey(id));
      await deleteCertificate(tx, id);
      return true;
    });
  let removed = 0;
  for (;;) {
    if (stopping?.aborted === true || !(await removeNext())) return removed;
    removed += 1;
  }
}

/** Removes them until it is stopped. */
export function startRemoval(platform: Platform): Periodic {
  return runPeriodically({
    every: everyMinute,
    run: (stopping) => removeAbandoned(platform, stopping),
    log: platform.log,
    onFailure: "abandoned certificates were not removed; tried again in a minute",
  });
}
