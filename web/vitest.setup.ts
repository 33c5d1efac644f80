import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";

/* A warning of React is a defect: console.error fails the test that caused it. */
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  cleanup();
  expect(console.error).not.toHaveBeenCalled();
});
