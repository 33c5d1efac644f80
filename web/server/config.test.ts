import { ConfigError } from "@chalkbox/environment";
import { expect, it } from "vitest";
import { readConfig } from "./config.ts";

it("serves a local shop without a single variable", () => {
  expect(readConfig({})).toEqual({
    environment: "local",
    logLevel: "info",
    host: "127.0.0.1",
    isDevelopment: false,
    isLocal: true,
    port: 3_000,
    gatewayUrl: "http://127.0.0.1:3002",
    mediaUrl: "http://127.0.0.1:3004",
    paymentOrigins: ["http://localhost:3001"],
    trustedProxies: ["none"],
    connectionsPerAddress: 256,
    pageMemoryBytes: 48_000_000,
    securityContact: "mailto:security@chalkbox.example",
    ending: { drain: 5_000, patience: 7_000 },
  });
});

it("lets forms go to the payment provider's origin, whatever path its address has", () => {
  const { paymentOrigins } = readConfig({ SANDBOX_PUBLIC_URL: "https://pay.example:8443/forms/?a=1" });
  expect(paymentOrigins).toEqual(["https://pay.example:8443"]);
});

it("takes a shop for local or in development only where it is called so", () => {
  const live = readConfig({ CHALKBOX_ENV: "live", NODE_ENV: "production" });
  expect([live.isLocal, live.isDevelopment]).toEqual([false, false]);
  expect(readConfig({ NODE_ENV: "development" }).isDevelopment).toBe(true);
});

it("STORE-14: knows the environments local, dev, staging, integ and live, and no other", () => {
  for (const name of ["local", "dev", "staging", "integ", "live"]) {
    expect(readConfig({ CHALKBOX_ENV: name })).toMatchObject({ environment: name, isLocal: name === "local" });
  }
  for (const name of ["production", "Live", "test"])
    expect(() => readConfig({ CHALKBOX_ENV: name })).toThrow(/CHALKBOX_ENV/);
});

it.each(["mailto:security@shop.example", "https://shop.example/security"])(
  "names %s as who takes reports of weaknesses",
  (contact) => {
    expect(readConfig({ SECURITY_CONTACT: contact, CHALKBOX_ENV: "live" }).securityContact).toBe(contact);
  },
);

it("has no address to name outside local", () => {
  expect(readConfig({ CHALKBOX_ENV: "live" }).securityContact).toBeNull();
});

it.each([
  "http://shop.example",
  "mailto:",
  "mailto:security",
  "mailto:@shop.example",
  "mailto:a b@shop.example",
  "mailto:a@shop example",
  "mailto:a@b@c",
  "see mailto:a@shop.example",
  "see https://shop.example",
  "https://",
  "https:// a",
  "https://a b",
])("refuses %j as such an address", (contact) => {
  const read = () => readConfig({ SECURITY_CONTACT: contact });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow("SECURITY_CONTACT must be a mailto: or https: address");
});

it.each([
  ["1", 1],
  ["10", 10],
  ["999999", 999_999],
])("lets one address hold %s connections", (given, held) => {
  expect(readConfig({ CONNECTIONS_PER_ADDRESS: given }).connectionsPerAddress).toBe(held);
});

it.each(["0", "01", "1000000", "-1", "1a", "a1", "many"])("refuses %j connections", (given) => {
  expect(() => readConfig({ CONNECTIONS_PER_ADDRESS: given })).toThrow(
    "CONNECTIONS_PER_ADDRESS must be a number from 1 to 999999",
  );
});

it("names every variable at fault at once", () => {
  const environment = { WEB_PORT: "x", MEDIA_URL: "y", TRUSTED_PROXIES: "z" };
  expect(() => readConfig(environment)).toThrow(/WEB_PORT[^]*MEDIA_URL[^]*TRUSTED_PROXIES/);
});
