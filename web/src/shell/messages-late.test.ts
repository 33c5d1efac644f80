import { expect, it, vi } from "vitest";
import { lateMessagesFor } from "./messages-late.ts";

vi.mock("./messages.ts", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

const messageOf = lateMessagesFor(new Request("http://localhost/login/"), { refresh: () => Promise.reject() });

it("where the texts cannot be had a key has general words, and the shop's own sentence stays", async () => {
  expect(await messageOf("vue.message.tooManyAttempts")).toBe("Da ist etwas schiefgegangen.");
  expect(await messageOf("Das passt nicht zusammen.")).toBe("Das passt nicht zusammen.");
});
