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
])("%s belongs to %s", (path, owner) => {
  expect(ownerOf(path)).toBe(owner);
});
