import { describe, expect, it } from "vitest";
import { findDocuments } from "./find-documents.ts";
import { type ProductText, textColumnsOf } from "./text-columns.ts";
import { TextIndex } from "./text-index.ts";

type Part = Partial<Omit<ProductText, "productId" | "name">>;

const nothing = { brand: "Butz", category: "", above: "", isOnSale: false, traits: "", description: "" };

/** What a search finds among products, by name, best first; those that are as good in their order. */
function find(
  query: string,
  products: Readonly<Record<string, Part>>,
  synonyms: Readonly<Record<string, string>> = {},
) {
  const names = Object.keys(products);
  const texts = names.map((name, productId): ProductText => ({ ...nothing, ...products[name], productId, name }));
  const rows = Object.entries(synonyms).map(([word, meant]) => ({ word, meant: [meant] }));
  const index = new TextIndex(textColumnsOf("de", texts), rows);
  return [...findDocuments(index, query).costs]
    .toSorted(([one, a], [other, b]) => a - b || one - other)
    .map(([document]) => names[index.productIds[document] ?? -1]);
}

describe("adjectives bend", () => {
  const scissors = { Kinderschere: { traits: "rot blau" }, Zackenschere: { traits: "grün" } };

  it.each(["rote Schere", "roter Schere", "Schere rot", "rotes Scherchen Schere", "roten Scheren"])("%s", (query) => {
    expect(find(query, scissors)).toEqual(["Kinderschere"]);
  });

  it("those that name a material as well", () => {
    const blocks = { "Bunte Bausteine": {}, Holzbausteine: {} };
    expect(find("hölzerne Bausteine", blocks)).toEqual(["Holzbausteine"]);
  });
});

describe("compounds", () => {
  it.each(["Springseil", "Seilspringen", "Spring-Seil", "spring seil"])("are found by their parts: %s", (query) => {
    expect(find(query, { Ball: {}, "Springseil mit Griff": {} })).toEqual(["Springseil mit Griff"]);
  });

  it("are found by what is done with them", () => {
    const products = { "Knete, 500 g": { description: "Zum Modellieren" }, Ball: { description: "Zum Spielen" } };
    expect(find("Modelliermasse", products)).toEqual(["Knete, 500 g"]);
  });

  it("have parts that stand for others", () => {
    const products = { "Rutschfahrzeug für Kleine": {}, "Puzzle Fahrzeuge": {} };
    expect(find("Rutschauto", products, { Auto: "Fahrzeug" })[0]).toBe("Rutschfahrzeug für Kleine");
  });

  it("offer the rest of their kind after what is just so", () => {
    const products = { Nachtlicht: {}, Tafelleuchte: {}, Schreibtischleuchte: {} };
    expect(find("Tischlampe", products, { Lampe: "Leuchte" })).toEqual(["Schreibtischleuchte", "Tafelleuchte"]);
  });

  it("are no slips of what descriptions happen to have", () => {
    const products = { Handball: {}, Wasser: { description: "Auf Wasserbasis" } };
    expect(find("Wasserball", products)).toEqual(["Handball"]);
  });
});

describe("what a word names comes first", () => {
  it("who or what does something by a separable verb is another thing", () => {
    const products = { "Treppenaufkleber Einmaleins": {}, "Bastelkleber in der Flasche": {} };
    expect(find("Kleber", products)).toEqual(["Bastelkleber in der Flasche"]);
    expect(find("Aufkleber", products)).toEqual(["Treppenaufkleber Einmaleins"]);
  });

  it("a title before a dash names nothing", () => {
    expect(find("Licht", { "Grünes Licht! – Verkehrsspiel": {}, Nachtlicht: {} })).toEqual([
      "Nachtlicht",
      "Grünes Licht! – Verkehrsspiel",
    ]);
  });

  it("a thing of the kinds that its department has, and no other of that name", () => {
    const maps = {
      "Bodenpuzzle Weltkarte": { category: "Puzzles" },
      "Weltkarte politisch": { category: "Landkarten" },
    };
    expect(find("Weltkarte", maps)).toEqual(["Weltkarte politisch", "Bodenpuzzle Weltkarte"]);
    const blocks = { Scherenblock: { category: "Scheren" }, Zeichenblock: { category: "Zeichenblöcke" } };
    expect(find("Block", blocks)).toEqual(["Zeichenblock", "Scherenblock"]);
  });

  it("no line of a brand, which stands before several things", () => {
    const products = {
      "Ordnio Box Korb aus Filz": { brand: "Ordnio", category: "Aufbewahrungsboxen" },
      "Ordnio Box Klappbox": { brand: "Ordnio", category: "Aufbewahrungsboxen" },
      "Ordnio Box Heftbox A4": { brand: "Ordnio", category: "Heftboxen" },
      "Ordnio Box Schubladenbox": { brand: "Ordnio", category: "Heftboxen" },
    };
    expect(find("Box", products).at(-1)).toBe("Ordnio Box Korb aus Filz");
  });

  it("what is in a thing, or how much of it, is none", () => {
    expect(find("Becher", { "Knete, 10 Becher": {}, Trinkbecher: {} })).toEqual(["Trinkbecher", "Knete, 10 Becher"]);
  });

  it("in a department before what it has besides, on sale elsewhere as well", () => {
    const products = {
      Gelschreiber: { category: "Kugelschreiber" },
      Druckkugelschreiber: { category: "Restposten", isOnSale: true },
      Holzkugelschreiber: { category: "Kugelschreiber" },
    };
    expect(find("Kugelschreiber", products)).toEqual(["Holzkugelschreiber", "Druckkugelschreiber", "Gelschreiber"]);
  });
});

describe("searches of several words", () => {
  const pencils = { "Bleistifte mit Kappe": { description: "Mit Spitzer" }, Dosenspitzer: {}, Lineal: {} };

  it("want what stands before für, not what it is for", () => {
    expect(find("Spitzer für Bleistifte", pencils)).toEqual(["Dosenspitzer"]);
    expect(find("etwas für Bleistifte", pencils)).toEqual(["Bleistifte mit Kappe"]);
  });

  it("prefer what has a detail, and narrow to what is said to have it", () => {
    const clocks = { Wanduhr: {}, Standuhr: { description: "Fürs Klassenzimmer" }, Kuckucksuhr: {} };
    expect(find("Uhr für Klassenzimmer", clocks)).toEqual(["Standuhr", "Wanduhr", "Kuckucksuhr"]);
    expect(find("Uhr aus Holz", { ...clocks, Holzuhr: {}, Sanduhr: { traits: "Holz" } })).toEqual([
      "Holzuhr",
      "Sanduhr",
    ]);
  });

  it("are not answered by what a description mentions where there is the thing itself", () => {
    const products = { "ABC-Buch": { description: "Für jedes Regal" }, Bücherregal: {} };
    expect(find("Bücher Regal", products)).toEqual(["Bücherregal"]);
  });

  it("are not answered by a kind of another thing alone", () => {
    const products = { Knetradiergummi: { description: "Auch für kleine Hände" }, "Knete, 500 g": {} };
    expect(find("kleine Knete", products)[0]).toBe("Knete, 500 g");
  });
});

it("finds what is in a part of a department", () => {
  const products = { Triangel: { category: "Orff-Instrumente", above: "Musik" }, Ball: { above: "Sport" } };
  expect(find("Musik", products)).toEqual(["Triangel"]);
  expect(find("Musikinstrumente", products)).toEqual(["Triangel"]);
});

it("reads a letter that is doubled or not as no slip of its own", () => {
  expect(find("Radirgumi", { Radiergummi: {} })).toEqual(["Radiergummi"]);
  expect(find("Toys", { Tools: {} })).toEqual([]);
});

it("finds what stands for a word at the end of compounds", () => {
  expect(find("Spitzer", { Tischspitzmaschine: {}, Lineal: {} }, { Spitzer: "Spitzmaschine" })).toEqual([
    "Tischspitzmaschine",
  ]);
});
