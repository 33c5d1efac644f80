import { spawnSync } from "node:child_process";
import { appendFile, mkdir, rm, statfs, truncate } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { backOfficeOf } from "../testkit/back-office.ts";
import { buyerAtSummary } from "../testkit/buyer.ts";
import { type Chalkbox, startChalkbox, temporaryFolder } from "../testkit/chalkbox.ts";
import { pidOfPart } from "../testkit/processes.ts";
import { de } from "../testkit/storefronts.ts";
import { inParallel } from "./in-parallel.ts";
import type { Say } from "./say.ts";

/** Size of the disk, in MB: a fresh Chalkbox takes some 90. */
const diskSize = 700;
const megabyte = 1_048_576;
/** How long things may take, in ms. */
const patience = 45_000;

/**
 * Fills the disk that a Chalkbox is on, first to the reserve and then to the last byte, and kills PostgreSQL there.
 * Needs root, for a disk in memory of its own.
 *
 * @returns whether orders were refused in words, nothing acknowledged was lost, nothing restarted in a loop, and all
 *   was well again once there was room
 */
export async function campaignOfFullDisk(say: Say, buyers = 30): Promise<boolean> {
  const disk = await temporaryFolder();
  mount(["-t", "tmpfs", "-o", `size=${diskSize}m,mode=755`, "tmpfs", disk]);
  try {
    const dataDir = path.join(disk, "data");
    await mkdir(dataDir, { mode: 0o755 });
    const chalkbox = await startChalkbox({ DATA_DIR: dataDir });
    try {
      return await fillAndEmpty(chalkbox, say, buyers);
    } finally {
      await chalkbox.stop();
    }
  } finally {
    spawnSync("umount", ["--lazy", disk]);
    await rm(disk, { recursive: true, force: true });
  }
}

function mount(options: readonly string[]): void {
  const { status, stderr } = spawnSync("mount", options, { encoding: "utf8" });
  if (status !== 0) throw new Error(`A disk in memory cannot be mounted (this campaign needs root): ${stderr}`);
}

async function fillAndEmpty(chalkbox: Chalkbox, say: Say, count: number): Promise<boolean> {
  const backOffice = backOfficeOf(chalkbox);
  const { items } = await backOffice.createProduct({ stock: 10 * count });
  const basket = { itemId: items[0]?.id ?? "", quantity: 1 };
  const origin = `http://127.0.0.1:${chalkbox.webPort}`;
  // The launcher takes the second port above the public one for it; the testkit has seen that it is free.
  const gatewayOrigin = `http://127.0.0.1:${chalkbox.webPort + 2}`;
  const faults: string[] = [];
  const check = (what: string, isTrue: boolean): void => {
    say(`  ${isTrue ? "yes" : "NO "}  ${what}`);
    if (!isTrue) faults.push(what);
  };
  const becomes = async (what: string, isTrue: () => Promise<boolean>): Promise<void> => {
    const deadline = performance.now() + patience;
    let isSo = await isTrue();
    while (!isSo && performance.now() < deadline) {
      await wait(250);
      isSo = await isTrue();
    }
    check(what, isSo);
  };
  const statusOf = (url: string): Promise<number> =>
    fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
      (answer) => answer.status,
      () => 0,
    );
  const filler = path.join(chalkbox.dataDir, "filler");
  const fillTo = async (free: number): Promise<void> => {
    const { bavail, bsize } = await statfs(chalkbox.dataDir);
    const missing = bavail * bsize - free;
    for (let written = 0; written < missing; written += megabyte) {
      const piece = Buffer.alloc(Math.min(megabyte, missing - written));
      // Others write as well: the last piece may find no room.
      if (
        !(await appendFile(filler, piece).then(
          () => true,
          () => false,
        ))
      )
        return;
    }
  };

  const acknowledged: string[] = [];
  const order = async (): Promise<string> => {
    const buyer = await buyerAtSummary(origin, de, basket).catch((error: unknown) => String(error));
    if (typeof buyer === "string") return buyer;
    const attempt = await buyer.order();
    if (attempt.kind === "ordered") acknowledged.push(attempt.orderId);
    return attempt.kind === "refused" ? attempt.message : attempt.kind;
  };
  await inParallel(count, 4, order);
  check(`${count} orders are acknowledged`, acknowledged.length === count);

  say("The disk fills up to 100 MB …");
  await fillTo(100 * megabyte);
  await becomes("the shop is not ready", async () => (await statusOf(`${chalkbox.shop}/health/ready`)) === 503);
  check("an order is refused in words", (await order()) === "vue.message.storageFull");
  check("pages go on", (await statusOf(`${origin}/cat/1000/`)) === 200);

  say("The disk fills up to the last byte …");
  const gateway = await pidOfPart("gateway", chalkbox);
  await fillTo(0);
  await becomes("the gateway is not ready for want of room for sessions", async () => {
    const answer = await fetch(`${gatewayOrigin}/health/ready`);
    return answer.status === 503 && (await answer.text()).includes("session store unavailable");
  });
  check("pages go on", (await statusOf(`${origin}/cat/1000/`)) === 200);

  say("PostgreSQL is killed …");
  const shop = await pidOfPart("shop", chalkbox);
  const postgres = await pidOfPart("postgres", chalkbox);
  if (postgres !== null) process.kill(postgres, "SIGKILL");
  await becomes("the shop is not ready", async () => (await statusOf(`${chalkbox.shop}/health/ready`)) === 503);
  await becomes("web is not ready", async () => (await statusOf(`${origin}/health/ready`)) === 503);
  await wait(15_000);
  check("the shop was not restarted", shop !== null && (await pidOfPart("shop", chalkbox)) === shop);
  check("nor was the gateway", gateway !== null && (await pidOfPart("gateway", chalkbox)) === gateway);

  say("There is room again …");
  await truncate(filler);
  await becomes("the gateway is ready", async () => (await statusOf(`${gatewayOrigin}/health/ready`)) === 200);
  await becomes("web is ready", async () => (await statusOf(`${origin}/health/ready`)) === 200);
  await becomes("orders are taken", async () => (await order()) === "ordered");
  const stored = (await backOffice.ordersOf(basket.itemId)).map(({ orderNumber }) => orderNumber);
  const lost = acknowledged.filter((number) => !stored.includes(number));
  check(`none of ${acknowledged.length} acknowledged orders is lost`, lost.length === 0);
  check("none is there twice, and none that was not acknowledged", stored.length === acknowledged.length);
  return faults.length === 0;
}
