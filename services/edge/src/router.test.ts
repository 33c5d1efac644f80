import { describe, expect, it } from "vitest";
import { createRouter } from "./router.ts";

const find = createRouter([
  ["GET /", "start"],
  ["GET /mail", "to the list"],
  ["GET /mail/", "list"],
  ["POST /graph", "ask"],
  ["GET /graph", "page"],
  ["* /media/*", "all media"],
  ["GET /media/broken", "one of them"],
  ["GET /ide/*", "a file of the IDE"],
  ["GET /pay/:id", "payment"],
  ["POST /pay/:id/cancel", "cancel"],
  ["GET /pay/new", "new payment"],
  ["GET /wallet/:id/:step", "step"],
  ["GET /wallet/:id/end", "end"],
]);

describe("a route", () => {
  it.each([
    ["GET", "/", "start", {}],
    ["POST", "/graph", "ask", {}],
    ["GET", "/graph/", "page", {}],
    ["GET", "/mail", "to the list", {}],
    ["GET", "/mail/", "list", {}],
    ["HEAD", "/graph", "page", {}],
    ["PUT", "/media/a/b.webp", "all media", {}],
    ["GET", "/media/", "all media", {}],
    ["GET", "/media/broken", "one of them", {}],
    ["GET", "/pay/7%20", "payment", { id: "7%20" }],
    ["GET", "/pay/7/", "payment", { id: "7" }],
    ["GET", "/pay/new", "new payment", {}],
    ["POST", "/pay/7/cancel", "cancel", { id: "7" }],
    ["GET", "/wallet/7/end", "end", { id: "7" }],
    ["GET", "/wallet/7/begin", "step", { id: "7", step: "begin" }],
  ])("%s %s leads to %j", (method, path, target, params) => {
    expect(find(method, path)).toMatchObject({ kind: "route", target, params });
  });

  it("is found by its own path, which logs may name", () => {
    expect(find("GET", "/pay/secret")).toMatchObject({ path: "/pay/:id" });
  });

  it.each([
    ["GET", "/graphs"],
    ["GET", "/graph//"],
    ["GET", "/media"],
    ["POST", "/ide/no-such-file"],
    ["GET", "/pay/"],
    ["GET", "/pay//"],
    ["GET", "/pay/7/cancel/now"],
    ["GET", "//"],
    ["GET", "*"],
  ])("is not found for %s %s", (method, path) => {
    expect(find(method, path)).toEqual({ kind: "none" });
  });

  it("that takes other methods states which", () => {
    expect(find("PUT", "/graph")).toEqual({ kind: "wrong-method", allow: ["POST", "GET"] });
    expect(find("GET", "/pay/7/cancel")).toEqual({ kind: "wrong-method", allow: ["POST"] });
    expect(find("POST", "/pay/new")).toEqual({ kind: "wrong-method", allow: ["GET"] });
  });
});
