import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

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
  const [first] = vi.mocked(console.error).mock.calls;
  if (first !== undefined) throw new Error(`console.error: ${first.join(" ")}`);
});
