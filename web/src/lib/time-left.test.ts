import { expect, it } from "vitest";
import { timeLeft, timeLeftCopy } from "./time-left.ts";

const threeDays = 259_200_000;
const shown = (ms: number) => timeLeft(ms, timeLeftCopy.de);

it.each([
  [threeDays + 1, "3 Tage"],
  [threeDays, "72:00:00"],
  [threeDays - 1, "71:59:59"],
  [5 * 86_400_000 - 1, "4 Tage"],
  [3_600_000, "1:00:00"],
  [3_600_000 - 1, "59:59 Min."],
  [61_000, "01:01 Min."],
  [999, "00:00 Min."],
  [0, "00:00 Min."],
])("DEAL-09: %i ms are shown as %s", (ms, text) => {
  expect(shown(ms)).toBe(text);
});

it("DEAL-09: has its words in English, too", () => {
  expect(timeLeft(threeDays + 1, timeLeftCopy.en)).toBe("3 days");
  expect(timeLeft(61_000, timeLeftCopy.en)).toBe("01:01 min");
});
