import { expect, it } from "vitest";
import { loader } from "./language.tsx";

function visit(query: string): Response {
  const url = new URL(`http://educational.shop.test:3000/language/en/${query}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the loader reads of its arguments
  return loader({ params: { language: "en" }, request: new Request(url) } as Parameters<typeof loader>[0]);
}
const locationOf = (query: string) => visit(query).headers.get("location");

it("STORE-13: leads to the same path on the other host", () => {
  expect(locationOf("?to=/cat/1000/%3Fp%3D2")).toBe("http://en.educational.shop.test:3000/cat/1000/?p=2");
});

it.each([
  "@evil.example/",
  ".evil.example/",
  "//evil.example/",
  "/\\evil.example",
  ":1@evil.example",
  "/%09/evil.example",
])("stays on its own host with ?to=%s", (to) => {
  const target = locationOf(`?to=${encodeURIComponent(to).replace("%2509", "%09")}`) ?? "";
  expect(target).toBe("http://en.educational.shop.test:3000/");
});

it("a store with one language has no such page, and its answer reports it", () => {
  const request = new Request("http://shop.test/language/en/");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the loader reads of its arguments
  const open = () => loader({ params: { language: "en" }, request } as Parameters<typeof loader>[0]);
  expect(open).toThrow(expect.objectContaining({ init: { status: 404, statusText: "Not Found" } }));
});
