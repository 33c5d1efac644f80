import { afterEach, expect, it, vi } from "vitest";
import { newId } from "./new-id.ts";

afterEach(() => void vi.unstubAllGlobals());

it("is a UUID of version 4, each time another, without what pages have over https alone", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 2_000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
