import { createServer, type RequestListener } from "node:http";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { type Need, serviceNeed, watchNeeds } from "./readiness.ts";

/** A need whose state the test decides on. */
function need(whenGone: string, silence = 0) {
  const state = { answer: true as boolean | "error" | "silence", asked: 0, aborted: 0 };
  const check: Need["check"] = (signal) => {
    state.asked += 1;
    if (state.answer === "error") return Promise.reject(new Error("no connection"));
    if (state.answer !== "silence") return Promise.resolve(state.answer);
    return new Promise((_resolve, reject) => {
      signal.addEventListener("abort", () => {
        state.aborted += 1;
        reject(new Error("aborted"));
      });
    });
  };
  return { state, need: { whenGone, check, silence } };
}

describe("readiness", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
  afterEach(() => void vi.useRealTimers());

  /** Checks, with the time that the deadline takes. */
  const ask = async (readiness: () => Promise<string | null>): Promise<string | null> => {
    const answer = readiness();
    await vi.advanceTimersByTimeAsync(1_000);
    return answer;
  };

  it("is there while every need is, and names the first that is gone", async () => {
    const [database, disk] = [need("database unavailable"), need("disk full")];
    const readiness = watchNeeds([database.need, disk.need]);
    expect(await ask(readiness)).toBeNull();
    disk.state.answer = false;
    expect(await ask(readiness)).toBe("disk full");
    database.state.answer = "error";
    expect(await ask(readiness)).toBe("database unavailable");
    database.state.answer = true;
    disk.state.answer = true;
    expect(await ask(readiness)).toBeNull();
  });

  it("checks each need once a second, however many requests come", async () => {
    const { state, need: database } = need("database unavailable");
    const readiness = watchNeeds([database]);
    await Promise.all(Array.from({ length: 100 }, () => readiness()));
    await vi.advanceTimersByTimeAsync(999);
    await readiness();
    expect(state.asked).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await readiness();
    expect(state.asked).toBe(2);
  });

  it("answers by its deadline, and ends what takes longer", async () => {
    const { state, need: database } = need("database unavailable");
    state.answer = "silence";
    expect(await ask(watchNeeds([database]))).toBe("database unavailable");
    expect(state.aborted).toBe(1);
  });

  it("does not come and go with a need that merely hangs, until it has hung for long", async () => {
    const { state, need: shop } = need("shop unavailable", 10_000);
    const readiness = watchNeeds([shop]);
    expect(await ask(readiness)).toBeNull();
    state.answer = "silence";
    for (let second = 0; second < 9; second += 1) expect(await ask(readiness)).toBeNull();
    state.answer = true;
    expect(await ask(readiness)).toBeNull();
    state.answer = "silence";
    const answers: (string | null)[] = [];
    for (let second = 0; second < 12; second += 1) answers.push(await ask(readiness));
    expect([answers[0], answers.at(-1)]).toEqual([null, "shop unavailable"]);
    expect(answers.filter((words, index) => words !== answers[index - 1])).toEqual([null, "shop unavailable"]);
  });

  it("keeps to no when a need that was gone begins to hang", async () => {
    const { state, need: shop } = need("shop unavailable", 10_000);
    const readiness = watchNeeds([shop]);
    state.answer = "error";
    expect(await ask(readiness)).toBe("shop unavailable");
    state.answer = "silence";
    expect(await ask(readiness)).toBe("shop unavailable");
  });
});

describe("the need for another service", () => {
  async function serve(listener: RequestListener): Promise<URL> {
    const server = createServer(listener);
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close().closeAllConnections());
    const address = server.address();
    return new URL(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/health/ready`);
  }

  it("is met by a 2xx, and by nothing else", async () => {
    const statuses = [200, 204, 503, 503, 302, 302];
    const url = await serve((_request, response) => response.writeHead(statuses.shift() ?? 500).end("{}"));
    const { check } = serviceNeed({ whenGone: "gateway unavailable", url });
    const { signal } = new AbortController();
    const answers = [await check(signal), await check(signal), await check(signal), await check(signal)];
    expect(answers).toEqual([true, true, false, false]);
  });

  it("is met when the second of two instances behind a balancer is ready", async () => {
    let asked = 0;
    const url = await serve((_request, response) => response.writeHead((asked += 1) === 1 ? 503 : 200).end());
    expect(await watchNeeds([serviceNeed({ whenGone: "gateway unavailable", url })])()).toBeNull();
    expect(asked).toBe(2);
  });

  it("is not met without a listener", async () => {
    const url = new URL("http://127.0.0.1:9/health/ready");
    expect(await watchNeeds([serviceNeed({ whenGone: "gateway unavailable", url })])()).toBe("gateway unavailable");
  });
});
