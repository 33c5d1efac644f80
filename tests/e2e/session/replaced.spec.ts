import process from "node:process";
import { type Chalkbox, startChalkbox } from "../../testkit/chalkbox.ts";
import { replaceUnderLoad } from "../../testkit/replaced.ts";
import { pidOfPart } from "../../testkit/processes.ts";
import { expect, test } from "../fixtures.ts";

test.describe.configure({ mode: "default" });
// The test finds processes in /proc.
test.skip(process.platform !== "linux");

let own: Chalkbox;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  own = await startChalkbox();
});
test.afterAll(() => own.stop());

/** Requests a second: far below what a busy machine answers; the campaign sends a hundred. */
const rate = 8;

for (const name of ["web", "gateway", "sandbox", "shop"] as const) {
  test(`${name} of npm start is asked to end under load, and no request fails or is lost`, async () => {
    test.setTimeout(180_000);
    const { answered, failed } = await replaceUnderLoad(own, name, rate);
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(rate);
  });
}

test("a shop that has taken another one's place is killed, and comes back with its database", async () => {
  test.setTimeout(180_000);
  const answer = async (): Promise<string> => {
    const body = JSON.stringify({ query: "{ shop_version }" });
    const headers = { "content-type": "application/json" };
    return fetch(`http://127.0.0.1:${own.webPort}/api/shop/`, { method: "POST", headers, body }).then(
      (response) => response.text(),
      String,
    );
  };
  const killed = await pidOfPart("shop", own);
  process.kill(killed ?? -1, "SIGKILL");
  await expect.poll(() => pidOfPart("shop", own), { timeout: 60_000 }).not.toBe(killed);
  await expect.poll(answer, { timeout: 90_000 }).toContain('"shop_version":"');
  await expect.poll(() => pidOfPart("postgres", own)).not.toBeNull();
});
