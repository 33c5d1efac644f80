import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBatcher } from "./batcher.ts";
import { failed, type HttpAnswer } from "./http-answer.ts";
import { silentObserver } from "./observer.ts";
import { compileOperation, bodyOf } from "./operation.ts";
import type { Transport } from "./transport.ts";

/** An operation that a client sends, in milliseconds. */
const operationArbitrary = fc.record({
  batchKey: fc.oneof(
    { weight: 4, arbitrary: fc.constant("busy") },
    { weight: 1, arbitrary: fc.constantFrom("b", "c") },
  ),
  askedAt: fc.oneof(fc.constant(0), fc.nat({ max: 40 })),
  patience: fc.integer({ min: 1, max: 200 }),
});
/** What becomes of a call: how long it takes, and how it is answered. */
const fateArbitrary = fc.record({
  takes: fc.integer({ min: 1, max: 150 }),
  answer: fc.constantFrom("right", "right", "right", "short", "swapped", "away"),
});

interface Sent {
  readonly at: number;
  endedAt: number;
  readonly batchKey: string;
  readonly ids: readonly string[];
  readonly underWay: number;
  readonly fate: { readonly takes: number; readonly answer: string };
}

/** A shop that answers every operation with its own number, or as fate has it. */
function fateful(fates: readonly Sent["fate"][]) {
  const sent: Sent[] = [];
  const underWay = new Map<string, number>();
  const count = (batchKey: string, change: number): number => {
    const before = underWay.get(batchKey) ?? 0;
    underWay.set(batchKey, before + change);
    return before;
  };
  const transport: Transport = {
    post: (body, { batchKey }, done) => {
      const places = [
        ...body.matchAll(/(_batchPlace_\w+)?(?::__typename )?core_category\(coreCategoryId:\\"(\d+)\\"/g),
      ];
      const ids = places.map(([, , id = ""]) => id);
      const fate = fates[sent.length % fates.length] ?? { takes: 0, answer: "right" };
      const call: Sent = {
        at: performance.now(),
        endedAt: Number.NaN,
        batchKey,
        ids,
        underWay: count(batchKey, 1),
        fate,
      };
      sent.push(call);
      const end = (answer: HttpAnswer): void => {
        count(batchKey, -1);
        call.endedAt = performance.now();
        done(answer);
      };
      const elements = places.map(([, mark, id = ""]) =>
        mark === undefined ? `{"data":{"id":"${id}"}}` : `{"data":{"${mark}":"Query","id":"${id}"}}`,
      );
      // time: of the fake clock that runs in these tests
      const timer = setTimeout(() => end(answerOf(fate.answer, elements, body.startsWith("["))), fate.takes);
      const abandon = (): void => {
        clearTimeout(timer);
        end(failed("timeout"));
      };
      return { abandon };
    },
    close: async () => undefined,
  };
  return { sent, transport };
}

function answerOf(fate: string, elements: readonly string[], isBatch: boolean): HttpAnswer {
  if (fate === "away") return failed("unavailable");
  if (!isBatch) return { ok: true, bytes: Buffer.from(elements.join("")) };
  const changed = fate === "short" ? elements.slice(1) : fate === "swapped" ? elements.toReversed() : elements;
  return { ok: true, bytes: Buffer.from(`[${changed.join(",")}]`) };
}

/** Turns of the event loop, by the time at which they come. */
function turns(): (at: number) => Promise<void> {
  const known = new Map<number, Promise<void>>();
  return (at) => {
    // time: of the fake clock that runs in these tests
    const turn = known.get(at) ?? new Promise<void>((resume) => setTimeout(resume, at));
    known.set(at, turn);
    return turn;
  };
}

describe("whatever is sent, and however calls end,", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("operations leave in time, in good company, and get their own answer or a failure of their own", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(operationArbitrary, { minLength: 1, maxLength: 80, size: "max" }),
        fc.array(fateArbitrary, { minLength: 1, maxLength: 12 }),
        async (asked, fates) => {
          const { sent, transport } = fateful(fates);
          const batcher = createBatcher(transport, silentObserver);
          const started = performance.now();
          const turn = turns();
          const results = asked.map(async ({ batchKey, askedAt, patience }, index) => {
            // What is sent at the same time is sent in the same turn.
            await turn(askedAt);
            const operation = compileOperation("query", null, `{core_category(coreCategoryId:"${index}"){id}}`);
            const outgoing = { operation, body: bodyOf(operation, {}) };
            const deadline = started + askedAt + patience;
            const answer = await new Promise<HttpAnswer>((resolve) => {
              batcher.batched(outgoing, { headers: {}, batchKey, visitor: batchKey }, deadline, resolve);
            });
            return { answer, at: performance.now() - started };
          });
          await vi.runAllTimersAsync();
          for (const [index, { answer, at }] of (await Promise.all(results)).entries()) {
            const { batchKey, askedAt, patience } = asked[index] ?? { batchKey: "", askedAt: 0, patience: 0 };
            const calls = sent.filter(({ ids }) => ids.includes(String(index)));
            const [call] = calls;
            expect(calls.length).toBeLessThanOrEqual(1);
            expect(at).toBeLessThanOrEqual(askedAt + patience);
            if (call === undefined) {
              expect(answer).toEqual(failed("timeout", { mayHaveArrived: false }));
              expect(patience).toBeLessThanOrEqual(15);
              continue;
            }
            expect(call.batchKey).toBe(batchKey);
            expect(call.ids.length).toBeLessThanOrEqual(10);
            expect(call.at - started - askedAt).toBeLessThanOrEqual(15);
            const isInTime = call.at - started + call.fate.takes < askedAt + patience;
            if (answer.ok) {
              expect(JSON.parse(answer.bytes.toString())).toEqual({ data: { id: String(index) } });
            } else if (isInTime) {
              expect(call.fate.answer).not.toBe("right");
              expect(answer.failure).toBe(call.fate.answer === "away" ? "unavailable" : "malformed");
            }
          }
          // Nothing is sent early beside eight calls: unless ten are there or 15 ms are over, fewer than eight of its batchKey are under way.
          const neverSent = asked.filter((_, index) => !sent.some(({ ids }) => ids.includes(String(index))));
          for (const { underWay, ids, at, endedAt, batchKey } of sent) {
            const deadlines = ids
              .map((id) => asked[Number(id)])
              .map((each) => (each?.askedAt ?? 0) + (each?.patience ?? 0));
            expect(endedAt - started).toBeLessThanOrEqual(Math.max(...deadlines));
            // Who gave up waiting began the wait of the others.
            const waited = [
              ...ids.map((id) => asked[Number(id)]),
              ...neverSent.filter((each) => each.batchKey === batchKey),
            ];
            const wasDue = waited.some((each) => at - started - (each?.askedAt ?? 0) >= 15);
            if (ids.length < 10 && !wasDue) expect(underWay).toBeLessThan(8);
          }
        },
      ),
      // Shrinking so many operations would take longer than a test may.
      { numRuns: 200, endOnFailure: true },
    );
  });
});
