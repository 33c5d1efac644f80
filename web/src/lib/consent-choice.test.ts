import { expect, it } from "vitest";
import { choiceIn, consentLine } from "./consent-choice.ts";

const cookieOf = (line: string): string => line.split(";")[0] ?? "";

it.each(["necessary", "statistics"] as const)("a choice is read as it was kept: %s", (choice) => {
  expect(choiceIn(`a=b; ${cookieOf(consentLine(choice))}; c=d`)).toBe(choice);
});

it("a choice among other texts is none, nor is one that there is not", () => {
  const kept = cookieOf(consentLine("statistics"));
  expect(choiceIn(`${kept}0`)).toBeNull();
  for (const value of ["statistics", "statistics.", "statistics.0", "all.1", ".1", ""])
    expect([value, choiceIn(`cookie_consent=${value}`)]).toEqual([value, null]);
  expect(choiceIn(null)).toBeNull();
});
