import { expect, it } from "vitest";
import type { GraphTools } from "../graph/load.ts";
import { loadPage } from "./page.ts";

/** What a visitor of a page gets that the graph calls a redirect: a status, and where it leads. */
async function follow(redirectUrl: string | null): Promise<readonly [number, string | null]> {
  const answer = { getPageDetailsByUrl: { pageType: "REDIRECT", redirectUrl, isTemporaryRedirect: true } };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tools that the look-up uses
  const graph = { common: { whole: () => Promise.resolve(answer) } } as unknown as GraphTools;
  const thrown: unknown = await loadPage(graph, "/x/").then(
    () => null,
    (reason: unknown) => reason,
  );
  if (thrown instanceof Response) return [thrown.status, thrown.headers.get("location")];
  const { init } = thrown as { readonly init: { readonly status: number } };
  return [init.status, null];
}

it.each(["/cat/1000/", "https://elsewhere.example/a", "http://elsewhere.example/"])("leads to %s", async (target) => {
  expect(await follow(target)).toEqual([302, target]);
});

it.each(["/\\evil.example", "//evil.example", "/\t/evil.example", "javascript:alert(1)", "", null])(
  "does not lead to %j, whatever an upstream holds",
  async (target) => {
    expect(await follow(target)).toEqual([404, null]);
  },
);
