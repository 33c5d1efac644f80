import { expect, test } from "vitest";
import { banner } from "./banner.ts";
import { readSettings } from "./settings.ts";

const ports = { web: 3000, sandbox: 3001, gateway: 3002, shop: 3003, media: 3004, smtp: 3005 };
const mailbox = "http://localhost:3001/mailbox/";

function bannerIn(environment: string, operatorToken: string | undefined): string {
  const settings = readSettings({ root: "/shop", mode: "production" }, { CHALKBOX_ENV: environment });
  if (!settings.ok) throw new Error(settings.reason);
  return banner("/shop", settings.value, ports, { seconds: 1, operatorToken });
}

test.each([
  ["local", "a token", true],
  ["staging", "a token", true],
  ["staging", undefined, false],
  ["live", "a token", false],
])("in %s with %s the mailbox is named: %s", (environment, token, isNamed) => {
  expect(bannerIn(environment, token).includes(mailbox)).toBe(isNamed);
});

test("the token of the back office is printed in the local environment only", () => {
  expect(bannerIn("local", "a secret token")).toContain("a secret token");
  expect(bannerIn("staging", "a secret token")).not.toContain("a secret token");
});
