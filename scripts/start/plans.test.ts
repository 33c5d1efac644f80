import { expect, test } from "vitest";
import { planServices } from "./plans.ts";
import { readSettings } from "./settings.ts";
import type { Secrets } from "./secrets.ts";

const ports = { web: 3000, sandbox: 3001, gateway: 3002, shop: 3003, media: 3004, smtp: 3005 };
const secrets: Secrets = {
  OAUTH_CLIENT_ID: "id",
  OAUTH_CLIENT_SECRET: "oauth secret",
  TOKEN_SECRET: "token secret",
  PAYMENT_MERCHANT_ID: "merchant",
  PAYMENT_SECRET: "payment secret",
  OPERATOR_TOKEN: "operator token",
  INVALIDATION_SECRET: "invalidation secret",
};

function envsFor(env: NodeJS.ProcessEnv): Map<string, Readonly<Record<string, string>>> {
  const settings = readSettings({ root: "/shop", mode: "production" }, env);
  if (!settings.ok) throw new Error(settings.reason);
  return new Map(planServices("/shop", settings.value, ports, secrets).map((spec) => [spec.name, spec.env]));
}

test("each service receives the secrets that it needs and no other", () => {
  const envs = envsFor({});
  const seen = (name: string) =>
    Object.values(secrets).filter((secret) => Object.values(envs.get(name) ?? {}).includes(secret));
  expect(seen("web")).toEqual([]);
  expect(seen("sandbox")).toEqual(["merchant", "payment secret"]);
  expect(seen("gateway")).toEqual(["id", "oauth secret", "invalidation secret"]);
});

test("the shop has the gateway's address for changes", () => {
  const address = "http://127.0.0.1:3002/internal/invalidate";
  expect(envsFor({}).get("shop")).toMatchObject({ INVALIDATION_URLS: address });
});

test("an external upstream takes the place of the shop", () => {
  const envs = envsFor({ UPSTREAM_URL: "https://shop.example/graphql", TOKEN_URL: "https://shop.example/token" });
  expect([...envs.keys()]).toEqual(["sandbox", "gateway", "web"]);
  expect(envs.get("gateway")).toMatchObject({
    UPSTREAM_URL: "https://shop.example/graphql",
    TOKEN_URL: "https://shop.example/token",
  });
  expect(envs.get("web")).toMatchObject({ MEDIA_URL: "https://shop.example" });
});

test("DATABASE_URL and REDIS_URL reach the services that use them", () => {
  const envs = envsFor({ DATABASE_URL: "postgres://db/shop", REDIS_URL: "redis://cache" });
  expect(envs.get("shop")).toMatchObject({ DATABASE_URL: "postgres://db/shop" });
  expect(envs.get("gateway")).toMatchObject({ REDIS_URL: "redis://cache" });
});

test("mails go to the sandbox's mailbox unless another server is named", () => {
  const mailbox = "smtp://merchant:payment%20secret@127.0.0.1:3005";
  expect(envsFor({}).get("shop")).toMatchObject({ MAIL_URL: mailbox });
  expect(envsFor({}).get("sandbox")).toMatchObject({ SANDBOX_SMTP_PORT: "3005" });
  const other = "smtps://user:password@mail.example";
  expect(envsFor({ MAIL_URL: other }).get("shop")).toMatchObject({ MAIL_URL: other });
});

test("the back office is open in the local environment only", () => {
  expect(envsFor({}).get("shop")).toHaveProperty("OPERATOR_TOKEN", "operator token");
  expect(envsFor({ CHALKBOX_ENV: "live" }).get("shop")).not.toHaveProperty("OPERATOR_TOKEN");
});

test("the sandbox requests the operator token where its mailbox is not open to all", () => {
  expect(envsFor({}).get("sandbox")).not.toHaveProperty("OPERATOR_TOKEN");
  const envs = envsFor({ CHALKBOX_ENV: "staging", OPERATOR_TOKEN: "token of an operator" });
  expect(envs.get("sandbox")).toHaveProperty("OPERATOR_TOKEN", "token of an operator");
});
