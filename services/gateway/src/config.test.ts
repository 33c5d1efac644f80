import { ConfigError } from "@chalkbox/environment";
import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

const environment = {
  GATEWAY_PORT: "3002",
  UPSTREAM_URL: "http://127.0.0.1:3003/graphql",
  TOKEN_URL: "http://127.0.0.1:3003/oauth/token",
  OAUTH_CLIENT_ID: "chalkbox",
  OAUTH_CLIENT_SECRET: "a secret of some length",
};

describe("the environment", () => {
  it("makes a configuration with defaults for the rest", () => {
    const config = readConfig({ ...environment, REDIS_URL: "" });
    expect(config).toMatchObject({ environment: "local", host: "127.0.0.1", port: 3002, redisUrl: null });
    expect(config.dataDir).toMatch(/\.data$/);
  });

  it.each([
    ["GATEWAY_PORT", "70000"],
    ["UPSTREAM_URL", "not an address"],
    ["TOKEN_URL", "ftp://127.0.0.1/"],
    ["OAUTH_CLIENT_SECRET", "short"],
    ["REDIS_URL", "http://127.0.0.1"],
    ["CHALKBOX_ENV", "production"],
  ])("with a bad %s is refused by the variable's name and without its value", (name, value) => {
    const read = () => readConfig({ ...environment, [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(name);
    expect(read).not.toThrow(value);
  });

  it("lets a gateway drain in every environment, as there may be a balancer", () => {
    for (const name of ["local", "live"]) {
      expect(readConfig({ ...environment, CHALKBOX_ENV: name }).ending).toEqual({ drain: 5_000, patience: 7_000 });
    }
    expect(readConfig({ ...environment, DRAIN_MS: "50", STOP_PATIENCE_MS: "60" }).ending).toEqual({
      drain: 50,
      patience: 60,
    });
    expect(() => readConfig({ ...environment, DRAIN_MS: "soon" })).toThrow("DRAIN_MS must be a number of milliseconds");
  });

  it("names every variable that is missing", () => {
    expect(() => readConfig({})).toThrow(/GATEWAY_PORT is missing\n(.*\n)*OAUTH_CLIENT_SECRET is missing/);
  });
});
