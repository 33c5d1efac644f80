import * as v from "valibot";
import { afterEach, expect, it, vi } from "vitest";
import { type ConsentChoice, consentLine } from "../lib/consent-choice.ts";
import { consentCookie } from "../lib/consent.ts";
import { createOutbox } from "./outbox.ts";
import { graphOf } from "./testing/tracked-page.ts";
import { randomOf } from "./testing/random.ts";
import { startTracking, type Tracking } from "./tracker.ts";

vi.mock("web-vitals", () => {
  const never = vi.fn<() => void>();
  return { onCLS: never, onFCP: never, onINP: never, onLCP: never, onTTFB: never };
});

const Sent = v.object({
  variables: v.object({ events: v.array(v.object({ id: v.string(), payload: v.string() })) }),
});
const Payload = v.looseObject({ event: v.string(), link_path: v.optional(v.string(), "") });

const forget = () => {
  globalThis.dataLayer = undefined;
  localStorage.clear();
  document.cookie = `${consentCookie}=; path=/; max-age=0`;
};
afterEach(() => {
  forget();
  document.body.replaceChildren();
});

/** A shop that stores an event once, behind a network that loses requests and answers. */
function createShop(random: () => number) {
  const stored = new Map<string, string>();
  const state = { isOnline: true, isReliable: false };
  const store = (body: unknown): void => {
    const { variables } = v.parse(Sent, JSON.parse(typeof body === "string" ? body : ""));
    for (const { id, payload } of variables.events) {
      const event = v.parse(Payload, JSON.parse(payload));
      if (event.event === "navigation") stored.set(id, event.link_path);
    }
  };
  return {
    state,
    paths: () => [...stored.values()],
    async answer(body: unknown): Promise<Response> {
      await Promise.resolve();
      const luck = state.isReliable ? 1 : random();
      if (!state.isOnline || luck < 0.15) throw new TypeError("offline");
      if (luck < 0.25) return Response.json({ data: { tracking_addEvents: { successful: false } } });
      store(body);
      if (luck < 0.4) throw new TypeError("the answer was lost");
      return Response.json({ data: { tracking_addEvents: { successful: true } } });
    },
    beacon(body: unknown): void {
      if (state.isOnline && (state.isReliable || random() < 0.6)) store(body);
    },
  };
}

/** A tab whose pages come and go; another tab shares what waits. */
function createTab() {
  let listeners = new AbortController();
  let tracking: Tracking | undefined;
  const isAgreed = () => document.cookie.includes("=statistics.");
  for (const target of [document, globalThis]) {
    const listen = target.addEventListener.bind(target);
    vi.spyOn(target, "addEventListener").mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject) =>
        listen(type, listener, { capture: target === document, signal: listeners.signal }),
    );
  }
  const start = () => {
    if (isAgreed()) tracking ??= startTracking(graphOf(), globalThis.dataLayer?.length ?? 0);
  };
  return {
    isAgreed,
    open(): void {
      globalThis.dataLayer = undefined;
      start();
    },
    /** The page is closed in the middle of whatever is on its way. */
    close(): void {
      dispatchEvent(new Event("pagehide"));
      listeners.abort();
      listeners = new AbortController();
      tracking = undefined;
    },
    choose(choice: ConsentChoice): void {
      document.cookie = consentLine(choice);
      tracking?.choose();
      start();
    },
  };
}

const link = document.createElement("a");
function press(path: string, isDouble: boolean): void {
  link.href = path;
  document.body.replaceChildren(link);
  for (const detail of isDouble ? [1, 2] : [1])
    link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
}

async function runSchedule(seed: number, tab: ReturnType<typeof createTab>) {
  const random = randomOf(seed);
  const shop = createShop(random);
  forget();
  vi.spyOn(globalThis, "fetch").mockImplementation((_, init) => shop.answer(init?.body));
  const beacons: Promise<void>[] = [];
  navigator.sendBeacon = (_, body) => {
    if (body instanceof Blob) beacons.push(body.text().then(shop.beacon));
    return true;
  };
  /** Presses that were agreed to, those that were not, and those whose visitor changed their mind before they were sent. */
  const paths = { agreed: new Set<string>(), refused: new Set<string>(), withdrawn: new Set<string>() };
  tab.open();
  for (let step = 0; step < 16; step += 1) {
    const luck = random();
    if (luck < 0.45) {
      const path = `/p/${seed}-${step}/`;
      (tab.isAgreed() ? paths.agreed : paths.refused).add(path);
      press(path, random() < 0.4);
    } else if (luck < 0.55) await vi.advanceTimersByTimeAsync(2_500 * random());
    else if (luck < 0.65) {
      tab.close();
      tab.open();
    } else if (luck < 0.75) {
      shop.state.isOnline = random() < 0.6;
      if (shop.state.isOnline) dispatchEvent(new Event("online"));
    } else if (luck < 0.85) {
      // The other tab sends what it finds.
      const send = async (events: readonly { readonly id: string; readonly payload: string }[]) => {
        const body = JSON.stringify({ variables: { events } });
        return (await shop.answer(body)).text().then((text) => text.includes("true"));
      };
      if (tab.isAgreed()) void createOutbox({ storage: localStorage, send, beacon: () => undefined }).flush();
    } else if (!tab.isAgreed()) tab.choose("statistics");
    else if (luck > 0.95) {
      for (const path of paths.agreed) paths.withdrawn.add(path);
      paths.agreed.clear();
      tab.choose("necessary");
    }
  }
  shop.state.isOnline = true;
  shop.state.isReliable = true;
  if (!tab.isAgreed()) tab.choose("statistics");
  await vi.advanceTimersByTimeAsync(5_000);
  tab.close();
  tab.open();
  await vi.advanceTimersByTimeAsync(5_000);
  await Promise.all(beacons);
  tab.close();
  return { ...paths, stored: shop.paths() };
}

it("OP-M-43: in 1,000 random schedules of double clicks, late and withdrawn consent, a network that comes and goes, two tabs and closed pages each event is stored exactly once", async () => {
  vi.useFakeTimers();
  const tab = createTab();
  const counts = { agreed: 0, refused: 0, withdrawn: 0 };
  for (let seed = 1; seed <= 1_000; seed += 1) {
    const { agreed, refused, withdrawn, stored } = await runSchedule(seed, tab);
    expect([seed, new Set(stored).size]).toEqual([seed, stored.length]);
    expect([seed, [...agreed].filter((path) => !stored.includes(path))]).toEqual([seed, []]);
    expect([seed, stored.filter((path) => refused.has(path))]).toEqual([seed, []]);
    expect([seed, stored.filter((path) => !agreed.has(path) && !withdrawn.has(path))]).toEqual([seed, []]);
    expect([seed, Object.keys(localStorage).filter((key) => key.startsWith("tracking:"))]).toEqual([seed, []]);
    counts.agreed += agreed.size;
    counts.refused += refused.size;
    counts.withdrawn += withdrawn.size;
  }
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(500);
}, 60_000);
