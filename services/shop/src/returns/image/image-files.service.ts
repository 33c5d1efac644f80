import { type Periodic, runPeriodically } from "@chalkbox/edge";
import type { Platform } from "../../platform/platform.ts";
import { forgetRemoved, markMoved, takeRemoved, takeUnmoved } from "./image-files.store.ts";

/** How often pictures are looked for whose file did not reach the storage, or did not leave it, in milliseconds. */
const everyMinute = 60_000;

type FilesPlatform = Pick<Platform, "database" | "storage">;

/** Where a picture's file is in the storage. */
const imageKey = (id: string): string => `returns/${id}`;

/**
 * Moves a picture from the database into the storage; the row is changed after the file is there, so that a failure leaves
 * it to the next round.
 * @param id of one picture only
 * @returns whether there was one
 */
export function moveImage({ database, storage }: FilesPlatform, id: string | null = null): Promise<boolean> {
  return database.transaction(async (tx) => {
    const image = await takeUnmoved(tx, id);
    if (image === null) return false;
    await storage.put(imageKey(image.id), image.bytes, "image/jpeg");
    await markMoved(tx, image.id);
    return true;
  });
}

/**
 * Moves pictures from the database into the storage, and removes the files of those that are gone.
 * @returns how many files were written and removed
 */
export async function settleImages(platform: FilesPlatform, stopping?: AbortSignal) {
  const { database, storage } = platform;
  const removeNext = () =>
    database.transaction(async (tx) => {
      const id = await takeRemoved(tx);
      if (id === null) return false;
      await storage.remove(imageKey(id));
      await forgetRemoved(tx, id);
      return true;
    });
  const countOf = async (step: () => Promise<boolean>): Promise<number> => {
    for (let count = 0; ; count += 1) if (stopping?.aborted === true || !(await step())) return count;
  };
  return { moved: await countOf(() => moveImage(platform)), removed: await countOf(removeNext) };
}

/** Settles them until it is stopped: at once those of earlier versions. */
export function startSettling(platform: Platform): Periodic {
  const periodic = runPeriodically({
    every: everyMinute,
    run: (stopping) => settleImages(platform, stopping),
    log: platform.log,
    onFailure: "pictures of returns were not moved into the storage; tried again in a minute",
  });
  periodic.runNow().catch((error: unknown) => platform.log.error({ err: error }, "pictures of returns were not moved"));
  return periodic;
}
