import { expect, it } from "vitest";
import type { GraphTools } from "../graph/load.ts";
import { loadPage } from "./page.ts";

/** What a visitor of a page is answered that the graph calls a redirect. */
async function follow(redirectUrl: string | null): Promise<unknown> {
  const answer = { getPageDetailsByUrl: { pageType: "REDIRECT", redirectUrl, isTemporaryRedirect: true } };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tools that the look-up uses
  const graph = { common: { whole: () => Promise.resolve(answer) } } as unknown as GraphTools;
  return loadPage(graph, "/x/").catch((thrown: unknown) => thrown);
}

it.each(["/cat/1000/", "https://elsewhere.example/a", "http://elsewhere.example/"])("leads to %s", async (target) => {
  const response = await follow(target);
  expect.assert(response instanceof Response);
  expect([response.status, response.headers.get("location")]).toEqual([302, target]);
});

it.each(["/\\evil.example", "//evil.example", "/\t/evil.example", "javascript:alert(1)", "", null])(
  "does not lead to %j, whatever an upstream holds",
  async (target) => {
    expect(await follow(target)).toMatchObject({ init: { status: 404 } });
  },
);
