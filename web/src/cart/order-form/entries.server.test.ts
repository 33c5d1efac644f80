import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressLimit, entriesIn, entriesPath, type Entry, entryOf, rowsOf, together } from "./entries.ts";

const one = (orderNumber: string, amount: string, ...lines: number[]): Entry => ({ orderNumber, amount, lines });
const searchOf = async (entries: readonly Entry[]): Promise<string> =>
  new URL((await entriesPath(entries)) ?? "/", "http://localhost").search;

describe("SERV-05: entries of the order form", () => {
  it("are one entry a number, and travel in the address", async () => {
    const entry = fc.record({
      orderNumber: fc.stringMatching(/^[0-9A-Z-]{4,16}$/),
      amount: fc.oneof(fc.integer({ min: 0, max: 9_998 }).map(String), fc.constantFrom("4 VE", "a*b", "50 %2A", "ß")),
      lines: fc.array(fc.integer({ min: 1, max: 2_000 }), { maxLength: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(entry, { selector: ({ orderNumber }) => orderNumber, maxLength: 200 }),
        async (entries) => {
          const path = (await entriesPath(entries)) ?? "";
          expect(path.startsWith("/service/orderform/")).toBe(true);
          expect(await entriesIn(new URL(path, "http://localhost").search)).toEqual(entries);
        },
      ),
      { numRuns: 40 },
    );
    expect(await entriesIn("?e=1234*2&e=1234*3&e=*1&e=5678*x")).toEqual([one("1234", "5"), one("5678", "x")]);
  });

  it("finding 3.1: a thousand usual lines fit into an address, and one that does not is null", async () => {
    const list = Array.from({ length: 1_000 }, (_, index) =>
      one(String(100_000 + ((index * 7_919) % 90_000)), String(1 + (index % 30)), index + 2),
    );
    const search = await searchOf(list);
    expect([search.startsWith("?list="), search.length < addressLimit]).toEqual([true, true]);
    expect(await entriesIn(search)).toEqual(list);
    const hash = (index: number) => `${(index * 2_654_435_761) % 4_294_967_296}${index}${(index * 40_503) % 65_537}`;
    const long = list.map((_, index) =>
      one(`N${hash(index)}${hash(index + 5_000)}`.slice(0, 40), `${hash(index)} VE`, index),
    );
    expect(await entriesPath(long)).toBeNull();
  });

  it.each(["?list=", "?list=%00", "?list=AAAA", "?list=7cEBDQAAAMKg909tDjegAAAAAAAAAAAAvg0hAAAB", "?e=***"])(
    "an address that no form has made is an empty form: %s",
    async (search) => {
      expect(await entriesIn(search)).toEqual([]);
    },
  );

  it("finding 3.1: an address that unpacks to much more than it is holds nothing", async () => {
    const stream = new Blob(["e=1*1&".repeat(1_000_000)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    const list = btoa(String.fromCodePoint(...bytes))
      .replaceAll("+", "-")
      .replaceAll("/", "_");
    expect(await entriesIn(`?list=${list}`)).toEqual([]);
  });

  it("finding 3.1: what is not understood stays for itself, with its line", () => {
    const written = [
      one("157096", "2", 1),
      one("157096", "4 VE", 2),
      one("157096", "3", 7),
      one("", "8", 9),
      one("", ""),
    ];
    expect(together(written)).toEqual([one("157096", "5", 1, 7), one("157096", "4 VE", 2), one("", "8", 9)]);
  });

  it("finding 3.1: a number is read as a person sees it", () => {
    expect(entryOf("\u200b157\u00a0096 ", "\u206010")).toEqual(one("157096", "10"));
    expect(entryOf("heft–01", "１２")).toEqual(one("HEFT-01", "１２"));
    expect(entryOf(" 12.3456 ", "2")).toEqual(one("123456", "2"));
    expect(entryOf("Wir brauchen Hefte", "")).toEqual(one("Wir brauchen Hefte", ""));
  });

  it("come from rows; rows of a long list take the place of what the form has kept", async () => {
    const form = new FormData();
    form.set("kept", await searchOf([one("111111", "2", 3), one("222222", "4 VE", 4), one("333333", "1", 5)]));
    form.set("number-1", "222222");
    form.set("quantity-1", "8");
    form.set("number-2", "");
    form.set("quantity-2", "1");
    form.set("number-3", " 12.3456 ");
    form.set("instead-3", "444444");
    form.set("quantity-3", "7");
    expect(together(await rowsOf(form))).toEqual([one("111111", "2", 3), one("222222", "8", 4), one("444444", "7")]);
  });
});
