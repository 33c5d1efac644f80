import { describe, expect, it } from "vitest";
import { formatDay, formatDeliveryDay, formatDeliverySpan } from "./dates.ts";

describe("dates", () => {
  it("writes a day in figures", () => {
    expect(formatDay("2026-11-24", "de-DE")).toBe("24.11.2026");
    expect(formatDay("2026-11-24T23:59:00Z", "de-AT")).toBe("24.11.2026");
  });

  it("promises a delivery day by its name", () => {
    expect(formatDeliveryDay("2026-11-24", "de-DE")).toBe("Dienstag, 24. November");
    expect(formatDeliveryDay("2026-11-24", "en-DE")).toMatch(/^Tuesday,? 24 November$/);
  });

  it("writes a span, and one day when it has one", () => {
    expect(formatDeliverySpan("2026-11-24", "2026-11-26", "de-DE")).toBe("Di., 24. Nov. – Do., 26. Nov.");
    expect(formatDeliverySpan("2026-11-24", "2026-11-24", "de-DE")).toBe("Dienstag, 24. November");
  });

  it("refuses what is not a day", () => {
    expect(() => formatDay("soon", "de-DE")).toThrow(RangeError);
    expect(() => formatDay("2026-13-40", "de-DE")).toThrow(RangeError);
  });
});
