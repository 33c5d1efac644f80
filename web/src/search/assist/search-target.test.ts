import { describe, expect, it, vi } from "vitest";
import { findTarget, hitsAddress } from "./search-target.ts";

interface Answers {
  readonly search?: string | null;
  readonly product?: string | null;
  readonly overwritten?: string;
  readonly adjusted?: { readonly searchQuery: string; readonly filters: readonly object[] };
}

/** A graph that answers so, or not at all. */
function graphOf(answers: Answers | null) {
  const query = vi.fn(async (_: unknown, variables: { query?: string; searchQuery?: string }) => {
    if (answers === null) return { data: undefined };
    if (variables.searchQuery !== undefined) {
      const adjusted = answers.adjusted ?? { searchQuery: variables.searchQuery, filters: [] };
      return { data: { adjustLongtailSearchQuery: adjusted } };
    }
    return {
      data: {
        checkQuery: { query: answers.overwritten ?? variables.query },
        getSearchRedirect: { redirectAddress: answers.search ?? null },
        getProductRedirect: { redirectAddress: answers.product ?? null },
      },
    };
  });
  return { query, graph: Object.assign(Object.create(null), { query }) };
}
const target = (answers: Answers | null, typed: string, path = "/") => findTarget(graphOf(answers).graph, typed, path);

it.each(["", "  "])("SEARCH-07: no words lead home, and nothing is requested: %j", async (typed) => {
  const { graph, query } = graphOf({});
  expect(await findTarget(graph, typed, "/cat/1000/")).toMatchObject({ address: "/" });
  expect(query).not.toHaveBeenCalled();
});

describe("redirects", () => {
  it("SEARCH-13: both are asked for first, and suggested filters only when neither leads anywhere (SEARCH-17)", async () => {
    const { graph, query } = graphOf({});
    await findTarget(graph, " schere ", "/");
    expect(query.mock.calls.map(([, variables]) => variables)).toEqual([
      { query: "schere" },
      { searchQuery: "schere" },
    ]);
    const redirected = graphOf({ product: "/prod/1/" });
    await findTarget(redirected.graph, "123456", "/");
    expect(redirected.query).toHaveBeenCalledTimes(1);
  });

  it("SEARCH-14: a search redirect wins over a product redirect, and the words are overwritten", async () => {
    const answers = { search: "/service/versand/", product: "/prod/1/", overwritten: "Versand" };
    expect(await target(answers, "porto")).toEqual({
      address: "/service/versand/",
      query: "Versand",
      currentProduct: null,
    });
  });

  it("SEARCH-15: a product redirect clears the box", async () => {
    expect(await target({ product: "/prod/1/?varid=2" }, "123456")).toEqual({
      address: "/prod/1/?varid=2",
      query: "",
      currentProduct: null,
    });
  });

  it.each([
    ["/prod/1/", "1"],
    ["/prod/2/", null],
    ["/cat/1/", null],
  ])("SEARCH-16: on %s the redirect to /prod/1/ names the current product %j", async (path, currentProduct) => {
    expect(await target({ product: "/prod/1/?varid=2" }, "123456", path)).toMatchObject({ currentProduct });
  });

  it.each(["//evil.test/", "javascript:alert(1)"])("leads to no unsafe address: %s", async (search) => {
    expect(await target({ search }, "porto")).toMatchObject({ address: "/search/?q=porto" });
  });
});

describe("hits", () => {
  it("SEARCH-17, SEARCH-18: have the overwritten query and a parameter for each suggested filter", async () => {
    const adjusted = { searchQuery: "Flasche", filters: [{ name: "FARBE", values: ["blau"] }] };
    expect(await target({ adjusted }, "blaue Flasche")).toEqual({
      address: "/search/?q=Flasche&oq=blaue+Flasche&filter.FARBE=blau",
      query: "blaue Flasche",
      currentProduct: null,
    });
  });

  it("SEARCH-19: values are joined by commas and encoded", () => {
    const filters = [
      { name: "FARBE", values: ["rot", "blau"] },
      { name: "MARKE", values: ["a&b"] },
    ];
    expect(hitsAddress("x", { searchQuery: "x", filters })).toBe(
      "/search/?q=x&filter.FARBE=rot%2Cblau&filter.MARKE=a%26b",
    );
  });

  it("SEARCH-23: what separates parameters is part of the words", async () => {
    const { address } = await target({}, "Stift & Block + Heft");
    expect(address).toMatch(/%26.+%2B/);
    expect(new URL(address, "http://shop.test").searchParams.get("q")).toBe("Stift & Block + Heft");
  });

  it("are those of the words as typed when the shop does not answer", async () => {
    expect(await target(null, "schere")).toMatchObject({ address: "/search/?q=schere", query: "schere" });
  });
});
