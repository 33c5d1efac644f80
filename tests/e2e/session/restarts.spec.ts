import { startChalkbox } from "../../testkit/chalkbox.ts";
import { type PartName, pidOfPart } from "../../testkit/processes.ts";
import { expect, test } from "../fixtures.ts";

const parts: readonly PartName[] = ["sandbox", "web", "gateway", "shop", "postgres"];
/** How long a part may take to come back on a busy machine, in ms. */
const patience = 30_000;

test("every part that is killed runs again, and so does what shoppers see", async ({ request }) => {
  test.setTimeout(300_000);
  // Killing the run's own would take other tests along.
  const own = await startChalkbox();
  const allWell = [200, 200, 200, 200];
  try {
    const addresses = [
      `http://localhost:${own.webPort}/search/?q=Heft`,
      `http://localhost:${own.webPort}/health/ready`,
      `${own.sandbox}/health/ready`,
      `${own.shop}/health/ready`,
    ];
    const answers = (): Promise<number[]> =>
      Promise.all(
        addresses.map((url) =>
          request.get(url).then(
            (answer) => answer.status(),
            () => 0,
          ),
        ),
      );
    expect(await answers()).toEqual(allWell);
    for (const part of parts) {
      const before = await pidOfPart(part, own);
      expect(before, `${part} runs`).not.toBeNull();
      process.kill(before ?? -1, "SIGKILL");
      await expect
        .poll(async () => [null, before].includes(await pidOfPart(part, own)), { timeout: patience })
        .toBe(false);
      await expect.poll(answers, { timeout: patience, message: `after the end of ${part}` }).toEqual(allWell);
    }
    for (const name of ["sandbox", "web", "gateway", "shop"]) expect(own.output()).toContain(`[${name}] runs again.`);
  } finally {
    await own.stop();
  }
});
