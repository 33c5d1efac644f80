import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

const read = (env: NodeJS.ProcessEnv) => readSettings({ root: "/shop", mode: "production" }, env);

test("needs no variable at all", () => {
  expect(read({})).toMatchObject({
    ok: true,
    value: { port: 3000, host: "127.0.0.1", dataDir: "/shop/.data", environment: "local" },
  });
});

test.each([
  [{ PORT: "http" }, "PORT=http is no number."],
  [{ PORT: "0" }, "PORT=0 is below 1."],
  [{ PORT: "70000" }, "PORT=70000 is above 65535."],
  [{ CHALKBOX_ENV: "prod" }, "CHALKBOX_ENV=prod is none of local, dev, staging, integ, live."],
  [{ UPSTREAM_URL: "shop" }, "UPSTREAM_URL=shop is no URL."],
])("%j is refused by name", (env, reason) => {
  expect(read(env)).toEqual({ ok: false, reason });
});

test("an external upstream needs its token address", () => {
  const upstream = "https://shop.example/graphql";
  expect(read({ UPSTREAM_URL: upstream })).toEqual({ ok: false, reason: expect.stringContaining("TOKEN_URL") });
  expect(read({ UPSTREAM_URL: upstream, TOKEN_URL: "https://shop.example/oauth/token" })).toMatchObject({
    ok: true,
    value: { upstream: { graphqlUrl: upstream, baseUrl: "https://shop.example" } },
  });
});

test("an empty variable is one that is not set", () => {
  expect(read({ PORT: "", UPSTREAM_URL: "" })).toMatchObject({ ok: true, value: { port: 3000, upstream: undefined } });
});
