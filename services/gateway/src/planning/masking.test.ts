import { GraphQLError } from "graphql";
import { describe, expect, it } from "vitest";
import { mask } from "./masking.ts";

const masked = (error: GraphQLError) => mask(error.toJSON(), "request-1");

describe("an error on its way to a client (ERR-01)", () => {
  it.each([
    ["has no extensions", new GraphQLError("select * from secrets failed")],
    ["has extensions without a code", new GraphQLError("secrets", { extensions: { stack: "secrets" } })],
    ["was not expected by Apollo", new GraphQLError("secrets", { extensions: { code: "INTERNAL_SERVER_ERROR" } })],
    ["was thrown", new GraphQLError("secrets", { originalError: new TypeError("secrets of undefined") })],
  ])("that %s leaves as an internal error", (_, error) => {
    const result = masked(error);
    expect(result.message).toBe("Internal error");
    expect(result.extensions).toMatchObject({ code: "INTERNAL_ERROR", requestId: "request-1" });
    expect(JSON.stringify(result)).not.toContain("secrets");
  });

  it("keeps its place in the answer", () => {
    expect(masked(new GraphQLError("x", { path: ["session", 0] })).path).toEqual(["session", 0]);
  });

  it.each([
    new GraphQLError("Cart issue", { extensions: { code: "CART_NOT_FOUND", classification: "CART_NOT_FOUND" } }),
    new GraphQLError("Expected a String", { extensions: { code: "BAD_USER_INPUT" } }),
  ])("that was written for clients stays: $message", (error) => {
    expect(masked(error)).toMatchObject({ message: error.message, extensions: error.extensions });
  });
});
