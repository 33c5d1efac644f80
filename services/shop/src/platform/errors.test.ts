import { buildSchema, graphql, GraphQLError } from "graphql";
import { pino } from "pino";
import postgres from "postgres";
import { describe, expect, it } from "vitest";
import { cartNotFound, invalidAccessToken, presentError, userIdRequired } from "./errors.ts";

/** A logger that keeps its lines. */
function recorder(): { log: pino.Logger; lines: string[] } {
  const lines: string[] = [];
  return { lines, log: pino({}, { write: (line: string) => lines.push(line) }) };
}

describe("the errors that clients expect", () => {
  it("have the sentences and classifications of the error catalogue (ERR-04, ERR-05)", () => {
    expect(invalidAccessToken().message).toBe("Invalid access token");
    expect(userIdRequired().message).toBe("A valid user id is required.");
    expect(cartNotFound().extensions).toEqual({ classification: "CART_NOT_FOUND" });
  });
});

describe("presentError", () => {
  it("lets an error through that was meant for the caller, where a resolver threw it", () => {
    const { log, lines } = recorder();
    const thrown = cartNotFound();
    const located = new GraphQLError(thrown.message, { originalError: thrown, path: ["shop_findCart"] });
    expect(presentError(located, log, "r-1")).toBe(located);
    expect(located.extensions).toEqual({ classification: "CART_NOT_FOUND" });
    expect(lines).toEqual([]);
  });

  it("lets GraphQL's own errors about the document through", () => {
    const { log } = recorder();
    const error = new GraphQLError('Cannot query field "nope" on type "Query".');
    expect(presentError(error, log, "r-1")).toBe(error);
  });

  it("gives GraphQL's own errors about values that were sent the code of a bad request, and logs nothing", async () => {
    const { log, lines } = recorder();
    const schema = buildSchema("scalar Day type Query { a(id: ID!): Int b(day: Day): Int }");
    const sent: readonly [query: string, variables: object][] = [
      ['query($id: ID = "1") { a(id: $id) }', { id: null }],
      ["query($day: Day) { b(day: $day) }", { day: "yesterday" }],
    ];
    Object.assign(schema.getType("Day") ?? {}, {
      parseValue: () => {
        throw new GraphQLError("no day");
      },
    });
    for (const [source, variableValues] of sent) {
      const { errors = [] } = await graphql({ schema, source, variableValues: { ...variableValues } });
      expect(errors.map((each) => presentError(each, log, "r-1").extensions)).toEqual([
        { classification: "BAD_REQUEST" },
      ]);
    }
    expect(lines).toEqual([]);
  });

  it("takes a value that its own answer cannot hold for its own mistake", async () => {
    const { log } = recorder();
    const schema = buildSchema("type Query { a: Int }");
    const { errors = [] } = await graphql({ schema, source: "{ a }", rootValue: { a: 2 ** 40 } });
    expect(errors.map((each) => presentError(each, log, "r-1").extensions["classification"])).toEqual([
      "INTERNAL_ERROR",
    ]);
  });

  it("masks a bug and logs it whole with the request id (ERR-01)", () => {
    const { log, lines } = recorder();
    const bug = new GraphQLError("password=secret", {
      originalError: new Error("password=secret"),
      path: ["a", 0, "b"],
    });
    const shown = presentError(bug, log, "r-1");
    expect(shown.toJSON()).toEqual({
      message: "Internal error",
      path: ["a", 0, "b"],
      extensions: { classification: "INTERNAL_ERROR", messageKey: "vue.message.internalError", requestId: "r-1" },
    });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      requestId: "r-1",
      err: { message: "password=secret" },
      path: ["a", 0, "b"],
    });
  });

  it("reports that the disk is full, so that the page can", () => {
    const { log, lines } = recorder();
    const full = Object.assign(Object.create(postgres.PostgresError.prototype), {
      code: "53100",
      message: "could not write",
    });
    const shown = presentError(
      new GraphQLError("could not write", { originalError: full, path: ["submitCart"] }),
      log,
      "r-3",
    );
    expect(shown.toJSON()).toEqual({
      message: "The shop cannot store anything now and has changed nothing.",
      path: ["submitCart"],
      extensions: { classification: "STORAGE_FULL", messageKey: "vue.message.storageFull" },
    });
    expect(lines).toHaveLength(1);
  });

  it("masks what is no GraphQL error at all", () => {
    const { log, lines } = recorder();
    expect(presentError(new TypeError("x is undefined"), log, "r-2").message).toBe("Internal error");
    expect(lines).toHaveLength(1);
  });
});
