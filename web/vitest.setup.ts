import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

/* A warning of React is a defect: console.error fails the test that caused it. */
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  cleanup();
  const [first] = vi.mocked(console.error).mock.calls;
  if (first !== undefined) throw new Error(`console.error: ${first.join(" ")}`);
});
