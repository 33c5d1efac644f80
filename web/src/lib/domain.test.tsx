import { renderHook } from "@testing-library/react";
import fc from "fast-check";
import { expect, it } from "vitest";
import { DomainContext, domainOf, useDomain } from "./domain.ts";

it("STORE-06, STORE-07: the client keeps host, isB2b and baseUrl of its address, and nothing else", () => {
  const label = fc.constantFrom("educational", "en", "at", "ch", "shop", "x-educational-y");
  fc.assert(
    fc.property(fc.array(label, { minLength: 1, maxLength: 4 }), fc.boolean(), (labels, hasPort) => {
      const host = `${labels.join(".")}.test${hasPort ? ":8443" : ""}`;
      expect(domainOf(new URL(`https://${host}/cat/1/?q=educational`))).toEqual({
        host,
        isB2b: host.includes("educational"),
        baseUrl: `https://${host}`,
      });
    }),
  );
});

it("STORE-06: every part of the page reads the same state", () => {
  const domain = domainOf(new URL("http://educational.localhost:3000/"));
  const { result } = renderHook(useDomain, {
    wrapper: ({ children }) => <DomainContext value={domain}>{children}</DomainContext>,
  });
  expect(result.current).toBe(domain);
  expect(() => renderHook(useDomain)).toThrow("No DomainContext");
});
