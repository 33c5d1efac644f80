import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { storefrontFromHost } from "./storefront-from-host.ts";

const label = fc.stringMatching(/^[a-z0-9]{1,8}$/);
const host = fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => labels.join("."));

describe("storefrontFromHost", () => {
  it.each([
    ["localhost:3000", "de", "de-DE"],
    ["de.localhost", "de", "de-DE"],
    ["at.localhost:3000", "at", "de-AT"],
    ["www.chalkbox.at", "at", "de-AT"],
    ["ch.localhost", "ch", "de-CH"],
    ["WWW.CHALKBOX.CH", "ch", "de-CH"],
    ["educational.localhost:3000", "b2b", "de-DE"],
    ["en.educational.localhost", "b2b", "en-DE"],
    ["www.en.chalkbox-educational.de", "b2b", "en-DE"],
    ["www.chalkbox-educational.com", "b2b", "en-DE"],
    ["educational.chalkbox.ch", "b2b", "de-DE"],
    ["[::1]:3000", "de", "de-DE"],
    ["", "de", "de-DE"],
  ])("STORE-01..05: %s is %s in %s", (name, store, language) => {
    expect(storefrontFromHost(name)).toEqual({ store, language });
  });

  it("STORE-07, C-02: is b2b exactly when the host contains educational", () => {
    fc.assert(
      fc.property(host, fc.boolean(), (name, educational) => {
        const full = educational ? `${name}.educational.localhost` : name;
        expect(storefrontFromHost(full).store === "b2b").toBe(full.includes("educational"));
      }),
    );
  });

  it("does not care for port, case or a final dot", () => {
    fc.assert(
      fc.property(host, fc.integer({ min: 1, max: 65_535 }), (name, port) => {
        const plain = storefrontFromHost(name);
        expect(storefrontFromHost(`${name.toUpperCase()}:${port}`)).toEqual(plain);
        expect(storefrontFromHost(`${name}.`)).toEqual(plain);
      }),
    );
  });
});
