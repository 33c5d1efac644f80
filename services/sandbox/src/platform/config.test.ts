import { ConfigError } from "@chalkbox/environment";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const complete = {
  SANDBOX_PORT: "3001",
  SANDBOX_SMTP_PORT: "3005",
  SHOP_URL: "http://127.0.0.1:3003",
  PAYMENT_MERCHANT_ID: "chalkbox",
  PAYMENT_SECRET: "sixteen-characters-or-more",
  DATA_DIR: "/data",
};

test("reads a complete environment and keeps to a folder of its own", () => {
  expect(readConfig(complete)).toMatchObject({ port: 3001, host: "127.0.0.1", dataDir: "/data/sandbox" });
});

test("mails are received on this machine only, wherever the pages are", () => {
  expect(readConfig({ ...complete, HOST: "0.0.0.0" }).smtp).toEqual({ port: 3005, host: "127.0.0.1" });
});

test("callbacks are tried five times within 30 seconds, and then for three days with ever longer waits", () => {
  const { notifyAtMs } = readConfig(complete).card;
  const waits = notifyAtMs.slice(1).map((at, index) => at - (notifyAtMs[index] ?? 0));
  expect(notifyAtMs.filter((at) => at + 4_000 <= 30_000)).toHaveLength(5);
  expect(notifyAtMs.at(-1)).toBe(72 * 3_600_000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(12 * 3_600_000);
});

test.each([
  ["SANDBOX_PORT", "70000"],
  ["SANDBOX_PORT", ""],
  ["SHOP_URL", "shop"],
  ["PAYMENT_SECRET", "short-canary"],
  ["CARD_TIMEOUT_MS", "soon"],
  ["LOG_LEVEL", "loud"],
])("%s=%j fails with the variable's name and not its value", (name, value) => {
  const read = () => readConfig({ ...complete, [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} `));
  if (value.length > 5) expect(read).not.toThrow(new RegExp(value));
});
