import { describe, expect, it } from "vitest";
import { createCallLog, describeHeaders, type ReceivedCall } from "./call-log.ts";

function call(requestId: string, operationName: string): ReceivedCall {
  const storefront = { store: "de", language: "de-DE" } as const;
  return {
    receivedAt: new Date(0),
    requestId,
    operationName,
    storefront,
    headerNames: [],
    headers: {},
    cookieNames: [],
  };
}

const ids = (calls: readonly ReceivedCall[]): string[] => calls.map(({ requestId }) => requestId);

describe("the call log", () => {
  it("gives the latest calls, newest first, at most as many as requested", () => {
    const log = createCallLog();
    for (const id of ["1", "2", "3"]) log.record(call(id, "A"));
    expect(ids(log.latest(2))).toEqual(["3", "2"]);
    expect(ids(log.latest(9))).toEqual(["3", "2", "1"]);
  });

  it("drops the oldest beyond its capacity", () => {
    const log = createCallLog(2);
    for (const id of ["1", "2", "3"]) log.record(call(id, "A"));
    expect(ids(log.latest(9))).toEqual(["3", "2"]);
  });

  it("finds the calls of one operation", () => {
    const log = createCallLog();
    for (const [id, name] of [
      ["1", "A"],
      ["2", "B"],
      ["3", "A"],
    ] as const)
      log.record(call(id, name));
    expect(ids(log.latest(9, "A"))).toEqual(["3", "1"]);
  });
});

describe("describeHeaders", () => {
  it("keeps the forwarded values, and of everything else the name only (GQL-06, SESS-21)", () => {
    const described = describeHeaders({
      authorization: "Bearer secret",
      "x-jwt": "secret",
      "user-agent": "Browser",
      "x-forwarded-for": "192.0.2.1",
      cookie: "BZ_AB_1=secret; _ga=secret",
    });
    expect(described.headers).toEqual({ "user-agent": "Browser", "x-forwarded-for": "192.0.2.1" });
    expect(described.headerNames).toEqual(["authorization", "x-jwt", "user-agent", "x-forwarded-for", "cookie"]);
    expect(described.cookieNames).toEqual(["BZ_AB_1", "_ga"]);
    expect(JSON.stringify(described)).not.toContain("secret");
  });

  it("cuts a value of excessive length", () => {
    expect(describeHeaders({ referer: "x".repeat(9_999) }).headers["referer"]).toHaveLength(500);
  });
});
