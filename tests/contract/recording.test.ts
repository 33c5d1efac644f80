import { describe, expect, test } from "vitest";
import { redact, type Recording } from "./recording.ts";
import { replay } from "./replay.ts";

describe("redaction", () => {
  test("takes tokens, passwords and sealed data away, however deep, and leaves the shape", () => {
    const call = {
      variables: { credentials: { email: "a@b.example", password: "geheim" } },
      answer: { data: { login: { token: { token: "abc", expires: "2026-11-24T09:30:00.000Z" } } } },
    };
    expect(redact(call)).toEqual({
      variables: { credentials: { email: "a@b.example", password: "[redacted]" } },
      answer: { data: { login: { token: { token: "[redacted]", expires: "2026-11-24T09:30:00.000Z" } } } },
    });
  });
  test("finds a signed token inside another text", () => {
    const token = `eyJ${"a".repeat(20)}.${"b".repeat(30)}.${"c".repeat(20)}`;
    expect(redact([`Bearer ${token}!`])).toEqual(["Bearer [redacted]!"]);
  });
});

describe("replay", () => {
  const recording: Recording = {
    operation: "Example",
    storefront: "de",
    calls: [
      { to: "graph", query: ["{ a }"], variables: { x: 1 }, answer: { data: { a: 1 } } },
      { to: "upstream", query: ["{ a }"], variables: { x: 1 }, answer: { data: { a: 2 } } },
    ],
  };
  test("answers what was recorded, for each side its own", async () => {
    const player = await replay(recording);
    expect(await player.ask({ to: "graph", text: "{ a }", variables: { x: 1 } })).toEqual({ data: { a: 1 } });
    expect(await player.ask({ to: "upstream", text: "{ a }", variables: { x: 1 } })).toEqual({ data: { a: 2 } });
    await player.close();
  });
  test.each([
    ["another document", "{ b }", { x: 1 }],
    ["other variables", "{ a }", { x: 2 }],
  ])("refuses %s", async (_what, text, variables) => {
    const player = await replay(recording);
    await expect(player.ask({ to: "graph", text, variables })).rejects.toThrow(/No snapshot found/);
    await player.close();
  });
});
