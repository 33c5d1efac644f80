import { expect, it, vi } from "vitest";
import { readThere } from "./read-there.ts";

it.each([
  ["paste", "157096 3\n".repeat(20), ""],
  ["file", "157096 3", "157096;3\n".repeat(20)],
])("what is too long altogether is said at the field that it is in: %s", async (field, paste, file) => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 413 })));
  const form = new FormData();
  form.set("paste", paste);
  form.set("file", new File([file], "liste.csv"));
  expect(await readThere(form)).toEqual({ lines: null, fault: { kind: "tooLarge" }, field });
});
