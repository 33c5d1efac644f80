import { describe, expect, it } from "vitest";
import { outcome, startBackoffice } from "../../../test/backoffice-fixture.ts";

const { operate, graph } = await startBackoffice();
const count = async (term: string) =>
  Object(await graph(`{ core_search(filter: { searchTerm: ${JSON.stringify(term)} }) { listing { totalCount } } }`))
    .core_search.listing.totalCount;

describe("words of shoppers", () => {
  const save = async (input: object) =>
    (
      await operate(`mutation ($input: SearchSynonymInput!) { saveSearchSynonym(input: $input) { ${outcome} } }`, {
        input,
      })
    )["saveSearchSynonym"];

  it("are found, spelled in any way, when the mutation answers, and no longer once taken away", async () => {
    const [{ name }] = Object(await graph('{ core_category(coreCategoryId: "11") { products { products { name } } } }'))
      .core_category.products.products;
    expect(await count("Wundertüte")).toBe(0);
    expect(await save({ language: "de", word: "Wunder-Tüte", meant: [name] })).toMatchObject({ successful: true });
    for (const typed of ["Wundertüte", "wundertuete", "wunder tüte"]) expect(await count(typed)).toBeGreaterThan(0);
    expect(
      await operate("{ searchSynonyms(language: de) { word meant } none: searchSynonyms(language: en) { word } }"),
    ).toEqual({ searchSynonyms: [{ word: "Wunder-Tüte", meant: [name] }], none: [] });
    const remove = () => operate(`mutation { deleteSearchSynonym(language: de, word: "Wunder-Tüte") { ${outcome} } }`);
    expect(await remove()).toMatchObject({ deleteSearchSynonym: { successful: true } });
    expect(await remove()).toMatchObject({ deleteSearchSynonym: { successful: false } });
    expect(await count("Wundertüte")).toBe(0);
  });

  it.each([
    [{ language: "de", word: " - ", meant: ["a"] }, "word"],
    [{ language: "de", word: "a", meant: [] }, "meant"],
    [{ language: "de", word: "a", meant: [" "] }, "meant.0"],
  ])("are refused: %j", async (input, fieldName) => {
    expect(await save(input)).toMatchObject({ successful: false, fieldErrors: [{ fieldName }] });
  });
});

describe("redirects of searches", () => {
  const save = async (input: object) =>
    (
      await operate(`mutation ($input: SearchRedirectInput!) { saveSearchRedirect(input: $input) { ${outcome} } }`, {
        input,
      })
    )["saveSearchRedirect"];
  const ask = (query: string) =>
    graph(
      `{ getSearchRedirect(query: "${query}") { redirectAddress } checkQuery(originalQuery: "${query}") { redirectPath query } core_search(filter: { searchTerm: "${query}" }) { url } }`,
    );
  const nowhere = (query: string) => ({
    getSearchRedirect: { redirectAddress: null },
    checkQuery: { redirectPath: null, query },
    core_search: { url: null },
  });

  it("OP-Q-34, OP-Q-36: lead to a page with the query to show there; a store's own one wins; until taken away", async () => {
    await save({ query: "Porto", address: "/service/versand/", overwrittenQuery: "Versand" });
    expect(await ask("porto")).toEqual({
      getSearchRedirect: { redirectAddress: "/service/versand/" },
      checkQuery: { redirectPath: "/service/versand/", query: "Versand" },
      core_search: { url: "/service/versand/" },
    });
    await save({ query: "Porto", store: "de", address: "https://elsewhere.test/a" });
    expect(await ask("PORTO")).toMatchObject({
      getSearchRedirect: { redirectAddress: "https://elsewhere.test/a" },
      checkQuery: { query: "PORTO" },
    });
    await operate(`mutation { deleteSearchRedirect(query: "Porto", store: de) { successful } }`);
    expect(await ask("porto")).toMatchObject({ checkQuery: { redirectPath: "/service/versand/" } });
    expect(await operate("{ searchRedirects { store query address overwrittenQuery } }")).toEqual({
      searchRedirects: [{ store: null, query: "Porto", address: "/service/versand/", overwrittenQuery: "Versand" }],
    });
    await operate(`mutation { deleteSearchRedirect(query: "Porto") { successful } }`);
    expect(await ask("porto")).toEqual(nowhere("porto"));
  });

  it.each(["//evil.test", "/\\evil.test", "javascript:x", "ftp://a", "/a b"])("never lead to %s", async (address) => {
    expect(await save({ query: "Porto", address })).toMatchObject({
      successful: false,
      fieldErrors: [{ fieldName: "address" }],
    });
  });
});
