import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { findDocuments } from "./find-documents.ts";
import { type ProductText, textColumnsOf } from "./text-columns.ts";
import { TextIndex } from "./text-index.ts";

const product = (productId: number, name: string, more: Partial<ProductText> = {}): ProductText => ({
  productId,
  name,
  brand: "Butz",
  category: "",
  above: "",
  isOnSale: false,
  traits: "",
  description: "",
  ...more,
});

const synonyms = [{ word: "Geo-Dreieck", meant: ["Geometriedreieck"] }];
const indexOf = (products: readonly ProductText[]) => new TextIndex(textColumnsOf("de", products), synonyms);

const german = indexOf([
  product(1, "Buntstifte im Kartonetui", { traits: "rot blau" }),
  product(2, "Collegeblock A4, 80 Blatt"),
  product(3, "Schulfüller", { description: "Mit Stift-Griff" }),
  product(4, "Geometriedreieck 16 cm"),
  product(5, "Zirkelkasten mit Stift"),
  product(6, "Taschenrechner für die Grundschule", { traits: "rot" }),
]);

/** Ids of the products that a query finds, cheapest first. */
const find = (query: string, index = german): number[] =>
  [...findDocuments(index, query).costs]
    .toSorted(([, a], [, b]) => a - b)
    .map(([document]) => index.productIds[document] ?? 0);

describe("finding products by words", () => {
  it("finds compounds by their parts: Buntstifte for Stift, and names weigh more than descriptions", () => {
    expect(find("Stift")).toEqual([1, 5, 3]);
    expect(find("block")).toEqual([2]);
  });

  it("finds what is mistyped: Buntstifte for bunstifte, and states what it took the word for", () => {
    expect(find("bunstifte")).toEqual([1]);
    expect(findDocuments(german, "bunstifte").mended).toBe("Buntstifte");
    expect(findDocuments(german, "Buntstifte").mended).toBe("Buntstifte");
  });

  it.each(["Füller", "fueller", "FULLER", "schulfüller", "Schulfuller", "schulfueler"])(
    "reads umlauts however they are typed: %s",
    (query) => {
      expect(find(query)).toContain(3);
    },
  );

  it("requires all words, in any order, wherever they are", () => {
    expect(find("rot Buntstifte")).toEqual([1]);
    expect(find("rot")).toEqual([1, 6]);
  });

  it("settles for most of the words rather than for nothing", () => {
    expect(find("Collegeblock kariert")).toEqual([2]);
    expect(find("Blatt Collegeblock kariert")).toEqual([2]);
  });

  it("finds what shoppers call things, and what they have typed so far", () => {
    expect(find("Geodreieck")).toEqual([4]);
    expect(find("geodreiek")).toEqual([4]);
    expect(find("tasch")).toEqual([6]);
  });

  it("takes apart a compound that the assortment does not have", () => {
    expect(find("Rotstift")).toEqual([1]);
  });

  it.each(["", "   ", "!?", "xyzzyplugh", "\u0000", "%", "🖍"])("finds nothing for %j", (query) => {
    expect(find(query)).toEqual([]);
  });
});

describe("taking a word for another one", () => {
  const town = indexOf([product(1, "Städte-Puzzle"), product(2, "Pelikane aus Holz"), product(3, "Marke und Modell")]);
  it.each(["Staedtler", "Stadler", "Pelikan", "Warke", "Marke7", "Mark5"])(
    "takes no name, number or other word for a slip: %s",
    (typed) => {
      const { mended } = findDocuments(town, typed);
      expect(mended).toBe(typed);
    },
  );

  it("mends one slip in about five letters", () => {
    expect(findDocuments(german, "Zirkelkastne").mended).toBe("Zirkelkasten");
    expect(findDocuments(german, "Zirklkastn").mended).toBe("Zirkelkasten");
    expect(findDocuments(german, "Schulfllr").mended).toBe("Schulfllr");
    expect(findDocuments(german, "rot bunstifte für Größere").mended).toBe("rot Buntstifte Größere");
  });

  it("takes the words as typed when asked to: none is corrected, all are required", () => {
    expect(findDocuments(german, "bunstifte", true)).toMatchObject({ mended: "bunstifte", isPartial: false });
    expect([...findDocuments(german, "Collegeblock kariert", true).costs]).toEqual([]);
    expect(findDocuments(german, "Collegeblock kariert").isPartial).toBe(true);
  });
});

test("any one slip in a long word still finds it (design: vocabulary-level typo distance)", () => {
  const letter = fc.string({
    unit: fc.integer({ min: 97, max: 122 }).map((code) => String.fromCodePoint(code)),
    minLength: 1,
    maxLength: 1,
  });
  const slip = fc.tuple(
    fc.constantFrom("collegeblock", "geometriedreieck", "taschenrechner", "zirkelkasten"),
    fc.nat(),
    letter,
    fc.nat({ max: 3 }),
  );
  fc.assert(
    fc.property(slip, ([word, place, added, kind]) => {
      const at = place % (word.length - 1);
      const typed = [
        word.slice(0, at) + added + word.slice(at),
        word.slice(0, at) + word.slice(at + 1),
        word.slice(0, at) + added + word.slice(at + 1),
        word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
      ][kind];
      expect(find(typed ?? "")).toEqual(find(word));
    }),
  );
});

test("hostile queries cost no more than long ones (10 kB, many words, no words)", () => {
  const noise = fc.oneof(
    fc.string({ minLength: 9_000, maxLength: 10_000, unit: "grapheme" }),
    fc.array(fc.string({ maxLength: 12 }), { minLength: 800, maxLength: 900 }).map((words) => words.join(" ")),
  );
  fc.assert(
    fc.property(noise, (query) => {
      const start = process.cpuUsage();
      findDocuments(german, query);
      const { user, system } = process.cpuUsage(start);
      // Less than a millisecond of the processor's own time; the rest is room for whatever the process does besides.
      expect(user + system).toBeLessThan(200_000);
    }),
    { numRuns: 20 },
  );
});
