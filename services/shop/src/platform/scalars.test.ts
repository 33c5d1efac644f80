import { parseValue } from "graphql";
import { describe, expect, it } from "vitest";
import { dateScalar, dateTimeScalar } from "./scalars.ts";

describe("Date", () => {
  it("is a day, inside and outside, as a variable and in the document", () => {
    expect(dateScalar.serialize("2026-11-24")).toBe("2026-11-24");
    expect(dateScalar.parseValue("2026-11-24")).toBe("2026-11-24");
    expect(dateScalar.parseLiteral(parseValue('"2026-11-24"'))).toBe("2026-11-24");
  });

  it.each(["2026-02-30", "2026-1-1", "yesterday", 20_261_124, null])("refuses %s", (value) => {
    expect(() => dateScalar.parseValue(value)).toThrow(/is not a day/);
  });
});

describe("DateTime", () => {
  it("is a moment inside and ISO 8601 in UTC outside", () => {
    const moment = new Date("2026-11-24T09:30:00Z");
    expect(dateTimeScalar.serialize(moment)).toBe("2026-11-24T09:30:00.000Z");
    expect(dateTimeScalar.parseValue("2026-11-24T10:30:00+01:00")).toEqual(moment);
    expect(dateTimeScalar.parseLiteral(parseValue('"2026-11-24T09:30:00Z"'))).toEqual(moment);
  });

  it.each(["soon", 0, null])("refuses %s", (value) => {
    expect(() => dateTimeScalar.parseValue(value)).toThrow(/is not a moment/);
  });
});
