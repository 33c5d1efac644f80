import { statfs as systemStatfs } from "node:fs/promises";

/** Room on the disk that the database is on. */
export interface DiskSpace {
  /**
   * Whether more than the reserve is free. Checked once a second at most, however many requests come; a system that
   * cannot say counts as one with room, as PostgreSQL itself refuses what does not fit.
   */
  hasRoom(): Promise<boolean>;
}

/** What is read of `statfs`: blocks that an ordinary user may still take, and their size in bytes. */
export type Statfs = (folder: string) => Promise<{ readonly bavail: number; readonly bsize: number }>;

/** How long an answer counts, in milliseconds. */
const freshness = 1_000;

/**
 * Watches the disk of a folder.
 * @param reserve bytes that are to stay free: PostgreSQL ends at once when its log finds no room
 */
export function watchDiskSpace(
  folder: string,
  reserve: number,
  { statfs = systemStatfs, now = () => performance.now() }: { statfs?: Statfs; now?: () => number } = {},
): DiskSpace {
  let asked = Number.NEGATIVE_INFINITY;
  let answer = Promise.resolve(true);
  const ask = (): Promise<boolean> =>
    statfs(folder).then(
      ({ bavail, bsize }) => bavail * bsize > reserve,
      () => true,
    );
  return {
    hasRoom() {
      if (now() - asked < freshness) return answer;
      asked = now();
      answer = ask();
      return answer;
    },
  };
}
