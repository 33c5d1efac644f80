import { DatabaseSync, StatementSync } from "node:sqlite";
import { onTestFinished, vi } from "vitest";

/**
 * Fills the disk under all of SQLite's files for the rest of a test: whatever writes fails as it does on ENOSPC.
 * @returns makes room again
 */
export function fillDisk(): () => void {
  const fail = (): never => {
    throw Object.assign(new Error("database or disk is full"), { code: "ERR_SQLITE_ERROR", errcode: 13 });
  };
  const spies = [
    vi.spyOn(StatementSync.prototype, "run").mockImplementation(fail),
    vi.spyOn(DatabaseSync.prototype, "exec").mockImplementation(fail),
  ];
  const makeRoom = (): void => spies.forEach((spy) => spy.mockRestore());
  onTestFinished(makeRoom);
  return makeRoom;
}
