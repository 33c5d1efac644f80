import { BroadcastChannel, MessageChannel } from "node:worker_threads";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

// The world of a test file has what happy-dom makes; browsers have these, too.
Object.assign(globalThis, { BroadcastChannel, MessageChannel });

// What is waited for comes later on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** Names of the cookies that scripts see. */
const cookieNames = (): string[] => document.cookie.split("; ").map((cookie) => cookie.split("=")[0] ?? "");

/* A warning of React is a defect: console.error fails the test that caused it. */
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  cleanup();
  // Files share the world: what a test has put there itself goes with it.
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  // happy-dom keeps a cookie of `max-age=0` until the next millisecond.
  for (const name of cookieNames()) {
    for (const path of ["", "; path=/"]) document.cookie = `${name}=; max-age=-1${path}`;
  }
  const [first] = vi.mocked(console.error).mock.calls;
  if (first !== undefined) throw new Error(`console.error: ${first.join(" ")}`);
});
