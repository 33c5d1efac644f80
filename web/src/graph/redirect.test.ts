import { expect, it } from "vitest";
import { flashToasts } from "./redirect.ts";

const toast = { key: "Gespeichert", severity: "success" } as const;

it("reads links to pages of our own from a cookie, and nothing that leads elsewhere", () => {
  const cookie = (link: unknown) => `flash=${encodeURIComponent(JSON.stringify([{ ...toast, link }]))}`;
  const own = { href: "/checkout/basket/", label: "Warenkorb" };
  expect(flashToasts(cookie(own))).toEqual([{ ...toast, link: own }]);
  for (const link of [{ ...own, href: "//evil.example" }, { ...own, href: "javascript:alert(1)" }, { href: "/" }, "/"])
    expect(flashToasts(cookie(link))).toEqual([]);
  expect(flashToasts("flash=%")).toEqual([]);
});
