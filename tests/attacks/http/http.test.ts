import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderOnce } from "../load/attack-order.ts";
import { visitBeside } from "../load/bystander.ts";
import { loads } from "../load/loads.ts";
import { families } from "./corpus/families.ts";
import { aimAt, attackAll, type Outcome } from "./judge.ts";
import { mutated } from "./mutate.ts";
import { oddHeaders, oddTargets } from "./odd-headers.ts";
import { startReferenceProxies } from "./reference-proxies.ts";
import { speak } from "./speak.ts";
import { type Stage, startStage, type Target } from "./stage.ts";
import { startVisitors, type Visitors } from "./visitors.ts";

const targetNames = [
  "sandbox",
  "shop",
  "shop, its pictures",
  "gateway",
  "web, on the way to the gateway",
  "web, on the way to the shop",
  "web, a page with a form",
] as const;
const visitorCount = 4;
/** Attacks that grow out of known ones, for each target; `npm run attack` tries many more. */
const mutations = 40;
const seed = 8;
/** How long a mutation is listened to, in milliseconds: many of them never end. */
const mutationTime = 200;
const attacks = families.flatMap((family) => family.attacks);

function targetCalled(wanted: string): Target {
  const target = stage.targets.find(({ name }) => name === wanted);
  if (target === undefined) throw new Error(`There is no ${wanted}`);
  return target;
}

let stage: Stage;
let visitors: Visitors;
const outcomes = new Map<string, Outcome[]>();

beforeAll(async () => {
  stage = await startStage();
  visitors = await startVisitors(stage, visitorCount);
}, 180_000);
afterAll(async () => {
  await visitors.stop();
  await stage.stop();
});

it("there are enough of them", () => {
  expect(attacks.length).toBeGreaterThanOrEqual(400);
  expect(new Set(families.flatMap(({ name, attacks: own }) => own.map((each) => `${name}: ${each.name}`))).size).toBe(
    attacks.length,
  );
});

describe.each(targetNames)("%s", (targetName) => {
  it.each(families)("$name: refused or answered, and nothing arrives anywhere", async ({ attacks: own }) => {
    const found = await attackAll(targetCalled(targetName), own);
    outcomes.set(targetName, [...(outcomes.get(targetName) ?? []), ...found]);
    expect(found.flatMap(({ attack, fault }) => (fault === null ? [] : [`${attack.name}: ${fault}`]))).toEqual([]);
    expect(await stage.ended()).toEqual([]);
    expect(stage.smuggled).toEqual([]);
  });

  it("what grows out of them does no harm either", { timeout: 600_000 }, async () => {
    const target = targetCalled(targetName);
    await fc.assert(
      fc.asyncProperty(fc.array(mutated, { minLength: 8, maxLength: 8 }), async (some) => {
        const sent = some.map((bytesFor) => bytesFor(aimAt(target)));
        const heard = await Promise.all(sent.map((bytes) => speak(target.port, bytes, mutationTime)));
        const failed = heard.flatMap(({ whole }) => whole.filter(({ status }) => status === 500 || status === 502));
        expect(failed).toEqual([]);
        expect(await stage.ended()).toEqual([]);
        expect(stage.smuggled).toEqual([]);
      }),
      { numRuns: Math.ceil(mutations / 8), seed, endOnFailure: true },
    );
  });
});

it.each(loads)("another visitor gets their pages beside $name", { timeout: 300_000 }, async (load) => {
  const { visits } = await visitBeside(stage.web.origin, orderOnce(load, stage, 0.1), 3);
  expect(visits.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await stage.ended()).toEqual([]);
});

it(
  "odd ranges, conditions and preferences are answered whole, without a line of an error",
  { timeout: 300_000 },
  async () => {
    const port = Number(new URL(stage.web.origin).port);
    const wrong: string[] = [];
    for (const [method, path] of oddTargets(stage.picture)) {
      for (const lines of oddHeaders) {
        const bytes = [`${method} ${path} HTTP/1.1`, "Host: localhost", ...lines, "", ""].join("\r\n");
        const { whole, isEnded } = await speak(port, bytes, 20_000);
        const [answer] = whole;
        // 416 says how long a file is (RFC 9110, 15.5.17); nothing else of these is a fault.
        const isFine = answer !== undefined && (answer.status < 400 || answer.status === 416);
        if (!isFine || isEnded) wrong.push(`${method} ${path} ${lines.join(", ").slice(0, 60)}: ${answer?.status}`);
      }
    }
    expect(wrong).toEqual([]);
    for (const log of [stage.web.log(), stage.shop.log()]) expect(log).not.toContain('"level":50');
  },
);

it("what nginx or HAProxy refuses, where one is installed, is refused here too", async () => {
  const lawful = attacks.filter(({ verdict, here }) => verdict === "served" && here === undefined);
  const missed: string[] = [];
  for (const proxy of await startReferenceProxies()) {
    const there = await attackAll({ name: proxy.name, port: proxy.port, path: "/" }, lawful);
    await proxy.stop();
    for (const { attack } of there.filter(({ isRefused }) => isRefused)) {
      for (const [target, here] of outcomes) {
        const own = here.find((each) => each.attack === attack);
        if (own?.isRefused === false) missed.push(`${target}: ${attack.name}, which ${proxy.name} refuses`);
      }
    }
  }
  expect(missed).toEqual([]);
});

it("no visitor has had another's bytes, or an error", async () => {
  const before = visitors.answers;
  await expect.poll(() => visitors.answers).toBeGreaterThan(before + visitorCount);
  expect(visitors.faults).toEqual([]);
  expect(stage.tapped).toBeGreaterThan(visitors.answers / 2);
});
