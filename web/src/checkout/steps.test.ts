import { expect, it } from "vitest";
import { copy } from "./copy.ts";
import { type GraphStep, progressOf } from "./steps.ts";

const step = (name: GraphStep["step"], done: boolean, available: boolean): GraphStep => ({
  step: name,
  done,
  available,
  path: `/checkout/${name.toLowerCase()}`,
});

it("shows one entry for each step, with a way back to those that are done (ux 6)", () => {
  const steps = [
    step("LOGIN", true, true),
    step("SHIPPING", true, true),
    step("PAYMENT", false, true),
    step("SUMMARY", false, false),
    step("CONFIRMATION", false, false),
  ];
  const shown = progressOf(steps, "PAYMENT", copy.de.steps);
  expect(shown.map(({ id, state, href }) => [id, state, href])).toEqual([
    ["LOGIN", "done", "/checkout/login"],
    ["SHIPPING", "done", "/checkout/shipping"],
    ["PAYMENT", "current", undefined],
    ["SUMMARY", "ahead", undefined],
  ]);
});

it("links no step that the graph has closed: who is signed in does not sign in again", () => {
  const [login] = progressOf([step("LOGIN", true, false), step("SHIPPING", false, true)], "SHIPPING", copy.de.steps);
  expect(login).toEqual({ id: "LOGIN", name: "Anmelden", state: "done" });
});
