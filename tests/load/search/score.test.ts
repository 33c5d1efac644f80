import { describe, expect, it } from "vitest";
import { judgedByRule } from "./judged/by-rule.ts";
import { englishByHand } from "./judged/english.ts";
import { germanByHand } from "./judged/german.ts";
import { heldOut } from "./judged/held-out.ts";
import { idsOf, readJudged, type SoldProduct } from "./judged/wanted.ts";
import { scoreOf, summary } from "./score.ts";

const product = (id: string, name: string, category: string, more: Partial<SoldProduct> = {}): SoldProduct => ({
  id,
  name,
  brand: "Klexi",
  category: { id: `${category.length}`, name: category },
  facets: new Set(),
  facetNames: [],
  description: "",
  orderNumber: "919973",
  ...more,
});
const products = [
  product("1", "Klexi Kinderschere", "Scheren", { facets: new Set(["FARBE/blau"]) }),
  product("2", "Klexi Tonpapier", "Papier und Scheren"),
];

describe("judgements", () => {
  it("name products by words, department, brand, facet and what they are not, or by one of several", () => {
    expect([...idsOf(String.raw`schere\b`, products)]).toEqual(["1"]);
    expect([...idsOf("#7 & @Klexi", products)]).toEqual(["1"]);
    expect([...idsOf("FARBE/blau or tonpapier", products)]).toEqual(["1", "2"]);
    expect([...idsOf("klexi & !schere", products)]).toEqual(["2"]);
  });

  it("must name a product, unless nothing is meant", () => {
    expect(() => readJudged("[a]\nglobus = globus", "de", products)).toThrow("globus");
    expect(readJudged("[a]\nxyz = NOTHING", "de", products)).toMatchObject([{ kind: "a", query: "xyz" }]);
  });

  it("come from the assortment's names as well, the named ones of a department first", () => {
    const judged = judgedByRule(products, "de");
    expect(judged.find(({ query }) => query === "Scheren")?.best).toEqual(new Set(["1"]));
    expect(judged.find(({ kind }) => kind === "order numbers")?.query).toBe("919973");
  });
});

describe("scores", () => {
  const judged = { kind: "", language: "de", query: "", best: new Set(["1"]), good: new Set(["2"]) } as const;
  it("are whole for the best order, and less for each other one", () => {
    expect(scoreOf(judged, ["1", "2"])).toMatchObject({ ndcg: 1, first: 1, five: 1, found: true });
    const turned = scoreOf(judged, ["2", "1"]);
    expect(turned).toMatchObject({ first: 0, five: 1 });
    expect(turned.ndcg).toBeCloseTo((1 + 3 / Math.log2(3)) / (3 + 1 / Math.log2(3)), 6);
    expect(scoreOf(judged, [])).toMatchObject({ ndcg: 0, first: 0, five: 0, found: false });
  });

  it("add up over what has an answer; finding something for nonsense is noise", () => {
    const nonsense = { ...judged, best: new Set<string>(), good: new Set<string>() };
    const scores = [scoreOf(judged, ["1", "2"]), scoreOf(judged, []), scoreOf(nonsense, ["1"])];
    expect(summary(scores)).toEqual({ ndcg: 0.5, first: 0.5, five: 0.5, nothing: 0.5, noise: 1 });
  });
});

describe("the held-out searches", () => {
  const queriesOf = (text: string) => text.split("\n").flatMap((line) => line.split(" = ").at(-2) ?? []);

  it.each([
    ["de", 60, germanByHand],
    ["en", 20, englishByHand],
  ] as const)("of %s are at least %i, and none of them is judged elsewhere", (language, fewest, judged) => {
    const known = new Set(queriesOf(judged));
    const queries = queriesOf(heldOut[language]);
    expect(queries.length).toBeGreaterThanOrEqual(fewest);
    expect(queries.filter((query) => known.has(query))).toEqual([]);
    expect(new Set(queries).size).toBe(queries.length);
  });
});
