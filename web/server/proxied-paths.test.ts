import { expect, it } from "vitest";
import { ownerOf } from "./proxied-paths.ts";

it.each([
  ["/api/shop/", "api"],
  ["/api/shop", "api"],
  ["/api/shop/ide/assets/index-1a2b.js", "api"],
  ["/api/login-action", "api"],
  ["/media/pencil/2f6fb5-f2b441-n12-lines-v1-0a1b2c3d4e/TILE@2x.avif", "media"],
  ["/media/scenes/not-found.svg", "media"],
  ["/media/other%20shop/a,b(1).jpg", "media"],
  ["/", "pages"],
  ["/mediathek/", "pages"],
  ["/apis", "pages"],
  // Below a prefix and nothing that is passed on.
  ["/api", "none"],
  ["/api/", "none"],
  ["/API/shop/", "none"],
  ["/api//shop/", "none"],
  ["/api/.env", "none"],
  ["/api/%73hop/", "none"],
  ["/api/shop/..%2ftoken", "none"],
  ["/media", "none"],
  ["/media/", "none"],
  ["/MEDIA/a.svg", "none"],
  ["/media//graphql", "none"],
  ["/media/../graphql", "none"],
  ["/media/..", "none"],
  ["/media/.%2e/graphql", "none"],
  ["/media/%2e%2e/graphql", "none"],
  ["/media/%2E%2E%2Fgraphql", "none"],
  ["/media/..%2fgraphql", "none"],
  ["/media/..%5cgraphql", "none"],
  ["/media/..\\graphql", "none"],
  ["/media/%252e%252e/graphql", "none"],
  ["/media/a%2fb", "none"],
  ["/media/a%00.svg", "none"],
  ["/media/a%0d%0ab", "none"],
  ["/media/%zz", "none"],
  ["/media/..;/graphql", "none"],
  // Not a prefix of our own further down, nor one without its slash.
  ["/api/%2e/api/shop", "none"],
  ["/api/.env/api/shop", "none"],
  ["/api/shop//", "none"],
  ["/api/shop/a b", "none"],
  ["/media/%2e/media/a.svg", "none"],
  ["/media/../media/a.svg", "none"],
  ["/media/a.svg//", "none"],
  ["/media/a.svg?", "none"],
  ["/media/.hidden", "none"],
  ["/media/a/.hidden", "none"],
  ["/media/a/", "media"],
  ["/media/a", "media"],
  ["/de/api/shop/", "pages"],
  ["/de/media/a.svg", "pages"],
  ["/api-docs/", "pages"],
  ["/ap", "pages"],
])("%s belongs to %s", (path, owner) => {
  expect(ownerOf(path)).toBe(owner);
});

/** Bytes that mean something to who decodes them: dot, slash, percent sign, backslash, control characters. */
const dangerous = ["2e", "2E", "2f", "2F", "25", "5c", "5C", "00", "09", "0a", "0D", "1f", "7f", "7F"];
it.each(dangerous)("no picture's address has %%%s in it, wherever", (code) => {
  for (const path of [`%${code}`, `%${code}a`, `a%${code}`, `a%${code}b`, `a/b%${code}`, `a%20%${code}/c`])
    expect([path, ownerOf(`/media/${path}`)]).toEqual([path, "none"]);
});

const harmless = ["20", "21", "2a", "2A", "2c", "30", "5b", "5B", "5d", "6e", "70", "7e", "7E", "c3", "FF"];
it.each(harmless)("a picture's address may have %%%s in it, wherever", (code) => {
  for (const path of [`%${code}`, `a%${code}`, `a%${code}b.jpg`, `b/%${code}`])
    expect([path, ownerOf(`/media/${path}`)]).toEqual([path, "media"]);
});

it.each(["%", "%2", "%g0", "%0g", "%2g", "%g2", "a%", "a%2", "a%c", "a%zz", "a%2z", "a%z2"])(
  "half an encoded byte is none: %s",
  (path) => {
    expect(ownerOf(`/media/${path}`)).toBe("none");
  },
);

it("every plain character may be anywhere in a picture's name but for a dot at its start", () => {
  for (const character of "aZ09_~@,;:=+&!$'()*-") {
    for (const path of [character, `a${character}`, `${character}${character}.a`])
      expect([path, ownerOf(`/media/${path}`)]).toEqual([path, "media"]);
  }
  for (const character of ' "<>[]\\^`{|}#\t\u00e9') {
    for (const path of [character, `a${character}`]) expect([path, ownerOf(`/media/${path}`)]).toEqual([path, "none"]);
  }
});

it("a graph's address is of plain characters", () => {
  for (const path of ["a", "a-b", "-a", "_a", "a.b", "a1/b2.c-d/e/"])
    expect([path, ownerOf(`/api/${path}`)]).toEqual([path, "api"]);
  for (const path of [".a", "a/.b", "%41", "a%41", "a~b", "~a", "a b", "a@", "\u00e9"])
    expect([path, ownerOf(`/api/${path}`)]).toEqual([path, "none"]);
});
