import { expect, it } from "vitest";
import { emptyRecord } from "../record.ts";
import { decodeRecord, updateRecord } from "./compare-and-set.ts";
import { SessionContention } from "./session-store.ts";

/** A cell in which others write first until `losses` attempts are lost. */
function contended(losses: number) {
  let attempts = 0;
  const cells = {
    read: async () => null,
    replace: async () => {
      attempts += 1;
      return attempts > losses;
    },
  };
  return { update: () => updateRecord(cells, "id", (record) => record), attempts: () => attempts };
}

it("an update that loses 49 times is made, one that loses 50 times is given up with its reason", async () => {
  expect(await contended(49).update()).toEqual(emptyRecord);
  const lost = contended(50);
  const failure: unknown = await lost.update().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(SessionContention);
  expect(failure).toMatchObject({
    name: "SessionContention",
    message: "The session changes faster than it can be written",
  });
  expect(lost.attempts()).toBe(50);
});

it("what does not decode counts as absent: nothing, no JSON, and a record of another release", () => {
  expect(decodeRecord(null)).toBeNull();
  expect(decodeRecord("{")).toBeNull();
  expect(decodeRecord("{}")).toBeNull();
  expect(decodeRecord(JSON.stringify({ ...emptyRecord, loginOption: "sso" }))).toBeNull();
  expect(decodeRecord(JSON.stringify(emptyRecord))).toEqual(emptyRecord);
});
