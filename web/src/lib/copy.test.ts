import { expect, it } from "vitest";
import { copyFor, defineCopy, languageOf, storefrontOf, textsFor } from "./copy.ts";

const copy = defineCopy({
  de: { street: "Straße", of: (size: string) => `Größe ${size}`, days: ["Dreißig", "Tage"] },
  en: { street: "Street", of: (size: string) => `Size ${size}`, days: ["Thirty", "days"] },
});

it("writes Swiss texts without ß, those with values too", () => {
  const { street, of, days } = copyFor(new Request("http://ch.localhost/"), copy);
  expect([street, of("groß"), days]).toEqual(["Strasse", "Grösse gross", ["Dreissig", "Tage"]]);
});

it("leaves the other stores' texts as they are", () => {
  for (const host of ["localhost", "at.localhost", "educational.localhost"])
    expect(copyFor(new Request(`http://${host}/`), copy)).toBe(copy.de);
  expect(copyFor(new Request("http://en.educational.localhost/"), copy)).toBe(copy.en);
});

it("gives the same object each time, so that no page renders again for it", () => {
  const swiss = { store: "ch", language: "de-CH" } as const;
  expect(textsFor(copy, swiss)).toBe(textsFor(copy, swiss));
});

it("STORE-08, STORE-09, C-104: the business store's own words are on top of German and English, and nowhere else", () => {
  const words = defineCopy({
    de: { lists: "Merkzettel", size: (name: string) => `Größe ${name}` },
    en: { lists: "Wish lists", size: (name: string) => `Size ${name}` },
    edu: { de: { lists: "Bestelllisten" }, en: { lists: "Order lists" } },
  });
  const at = (host: string) => copyFor(new Request(`http://${host}/`), words);
  expect([at("educational.localhost").lists, at("educational.localhost").size("M")]).toEqual([
    "Bestelllisten",
    "Größe M",
  ]);
  expect([at("en.educational.localhost").lists, at("en.educational.localhost").size("M")]).toEqual([
    "Order lists",
    "Size M",
  ]);
  for (const host of ["localhost", "at.localhost", "ch.localhost"]) expect(at(host).lists).toBe("Merkzettel");
  for (const host of ["educational.localhost", "en.educational.localhost", "ch.localhost"])
    expect(at(host)).toBe(at(host));
});

it("STORE-08: the interface speaks German, and English on the English host of the business store", () => {
  const spoken = (host: string) => languageOf(storefrontOf(new Request(`http://${host}/`)));
  const german = ["localhost", "at.localhost", "ch.localhost", "educational.localhost", "unknown.test"];
  expect(german.map(spoken)).toEqual(german.map(() => "de"));
  expect(spoken("en.educational.localhost")).toBe("en");
});
