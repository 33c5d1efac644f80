import { ConfigError } from "@chalkbox/environment";
import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

const complete = {
  SHOP_PORT: "3003",
  OAUTH_CLIENT_ID: "chalkbox",
  OAUTH_CLIENT_SECRET: "a-client-secret-for-tests",
  TOKEN_SECRET: "a-token-secret-for-tests",
  SANDBOX_URL: "http://127.0.0.1:3004",
  SANDBOX_PUBLIC_URL: "http://sandbox.localhost:3004",
  MAIL_URL: "smtp://chalkbox:a-secret@127.0.0.1:3005",
  PAYMENT_MERCHANT_ID: "chalkbox",
  PAYMENT_SECRET: "a-payment-secret-for-tests",
};

describe("readConfig", () => {
  it("fills in the defaults of a local environment", () => {
    const config = readConfig(complete);
    expect(config).toMatchObject({
      environment: "local",
      host: "127.0.0.1",
      port: 3003,
      databaseUrl: null,
      operatorToken: null,
    });
    expect(config.oauth.accessTokenSeconds).toBe(3600);
    expect(config.dataDir).toMatch(/\.data$/);
  });

  it("treats an empty variable as absent", () => {
    expect(readConfig({ ...complete, DATABASE_URL: "", OPERATOR_TOKEN: "" }).databaseUrl).toBeNull();
  });

  it.each(Object.keys(complete))("names %s when it is missing", (variable) => {
    expect(() => readConfig({ ...complete, [variable]: undefined })).toThrow(new ConfigError(`${variable} is missing`));
  });

  it("names every variable at fault on a line of its own, without its value", () => {
    const read = () => readConfig({ ...complete, SHOP_PORT: "70000", TOKEN_SECRET: "short", CHALKBOX_ENV: "prod" });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/SHOP_PORT must be a port number/);
    expect(read).toThrow(/TOKEN_SECRET must have at least 16 characters/);
    expect(read).toThrow(/CHALKBOX_ENV must be/);
    expect(read).not.toThrow(/short|70000/);
  });
});
