import { expect, it } from "vitest";
import { startTestGateway } from "../start.ts";

const operatorToken = "operator-token-of-a-test";
const query = { query: "{ shop_version }" };

it("an address that sends wrong operator tokens is not let in, with the right one neither, and no other address waits", async () => {
  const { browser } = await startTestGateway({ operatorToken });
  const statusFrom = async (address: string, token: string | null) => {
    const headers = { "x-forwarded-for": address, ...(token !== null && { "x-operator-token": token }) };
    const { status, headers: sent } = await browser().post(query, headers);
    return status === 429 ? `429 ${Number(sent.get("retry-after")) > 500 ? "later" : "now"}` : status;
  };
  // All at once: each counts before the next one is answered.
  const guesses = await Promise.all(
    Array.from({ length: 60 }, (_, guess) => statusFrom("203.0.113.7", `guess ${guess}`)),
  );
  expect(guesses.filter((status) => status === 200)).toHaveLength(20);
  expect(guesses.filter((status) => status === "429 later")).toHaveLength(40);
  expect(await statusFrom("203.0.113.7", operatorToken)).toBe("429 later");
  // Without a token nothing is guessed.
  expect(await statusFrom("203.0.113.7", null)).toBe(200);
  expect(await statusFrom("198.51.100.7", operatorToken)).toBe(200);
});

it("a network that sends wrong tokens from many addresses is not let in either", async () => {
  const { browser } = await startTestGateway({ operatorToken });
  const statusFrom = async (address: string, token: string) =>
    (await browser().post(query, { "x-forwarded-for": address, "x-operator-token": token })).status;
  for (let host = 1; host <= 100; host += 1) await statusFrom(`203.0.113.${host}`, "guess");
  expect(await statusFrom("203.0.113.200", operatorToken)).toBe(429);
  expect(await statusFrom("203.0.114.200", operatorToken)).toBe(200);
});
