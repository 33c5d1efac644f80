import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutText, fits, lengthOf, readKey, readText, readTexts } from "./read-text.ts";

describe("words", () => {
  it.each([
    ["composed", "Mu\u0308ller", "Müller"],
    ["composed around what is not seen", "O\u200b\u0308se", "Öse"],
    ["without a zero-width space", "\u200bErika", "Erika"],
    ["without marks of direction", "\u202aErika\u202c\u2066\u2069\u200e\u200f", "Erika"],
    ["without soft hyphens and word joiners", "Bunt\u00adstif\u2060te", "Buntstifte"],
    ["without a byte order mark", "\ufeff157096", "157096"],
    ["without fillers", "\u3164\u115f\u1160\u034f", ""],
    ["without tags that name no flag", "a\u{e0041}b", "ab"],
    ["with the usual blank", "1\u00a0000\u2009m\u3000b", "1 000 m b"],
    ["with lines", "a\u2028b\r\nc\td", "a\nb\r\nc\td"],
    ["without a joiner between Latin letters", "Bunt\u200dstift\u200c", "Buntstift"],
  ])("are read %s", (_, typed, read) => {
    expect(readText(typed)).toBe(read);
  });

  it.each([
    ["Persian joiners", "می\u200cخواهم"],
    ["Indic joiners", "क्\u200dष"],
    ["a family", "👩\u200d👩\u200d👧\u200d👦"],
    ["a skin tone within", "👩🏽\u200d🏫"],
    ["a heart in colour", "❤\ufe0f"],
    ["a heart on fire", "❤\ufe0f\u200d🔥"],
    ["a keycap", "1\ufe0f\u20e3"],
    ["a flag of tags", "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}"],
    ["a form of an ideograph", "葛\u{e0100}"],
    ["Mongolian forms", "ᠭ\u180b"],
    ["Vietnamese", "Đặng Thị Hồng"],
  ])("keep %s", (_, text) => {
    expect(readText(text)).toBe(text);
  });

  it("are read once: whatever is read again stays", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const read = readText(text);
        expect(readText(read)).toBe(read);
        expect(readKey(readKey(text))).toBe(readKey(text));
      }),
    );
  });

  it("never show what they did not hold", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const letters = new Set(text.normalize("NFC"));
        for (const letter of readText(text))
          expect(letters.has(letter) || letter === " " || letter === "\n").toBe(true);
      }),
    );
  });
});

describe("keys", () => {
  it.each([
    [" 157096\u200b", "157096"],
    ["+49 30 123–4567", "+49 30 123-4567"],
    ["１５７０９６", "157096"],
    ["anna＠example.org", "anna@example.org"],
    ["12−34", "12-34"],
    ["Graﬁk", "Grafik"],
    ["\u00a010115\u00a0", "10115"],
  ])("%s is %s", (typed, read) => {
    expect(readKey(typed)).toBe(read);
  });
});

describe("limits", () => {
  const family = "👩\u200d👩\u200d👧\u200d👦";

  it("count what a person sees", () => {
    expect(["", "abc", "Ü", "U\u0308", family, "🇩🇪", "\r\n"].map(lengthOf)).toEqual([0, 3, 1, 1, 1, 1, 1]);
    expect(fits(family.repeat(5), 5)).toBe(false);
    expect(fits("🏫".repeat(70), 70)).toBe(true);
    expect(fits("🏫".repeat(71), 70)).toBe(false);
    expect(fits(`e${"\u0301".repeat(600)}`, 70)).toBe(false);
  });

  it("cut between characters, at most where they are", () => {
    expect(cutText(`${"x".repeat(69)}🏫Schule`, 70)).toBe(`${"x".repeat(69)}🏫`);
    expect(cutText("U\u0308ber", 1)).toBe("U\u0308");
    expect(cutText(`e${"\u0301".repeat(600)}`, 70)).toBe("");
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.nat(20), (text, most) => {
        const cut = cutText(text, most);
        expect(text.startsWith(cut)).toBe(true);
        expect(fits(cut, most)).toBe(true);
        expect(cut.isWellFormed()).toBe(text.slice(0, cut.length).isWellFormed());
        const whole = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
        expect(whole.slice(0, lengthOf(cut)).join("")).toBe(cut);
      }),
    );
  });
});

describe("variables", () => {
  it("have their texts read wherever they are, but for passwords", () => {
    const typed = "Mu\u0308ller\u200b";
    expect(
      readTexts({ customer: { lastName: typed, password: typed, tags: [typed, 1, null] }, newPassword: typed }),
    ).toEqual({ customer: { lastName: "Müller", password: typed, tags: ["Müller", 1, null] }, newPassword: typed });
  });

  it("are the same object when there is nothing to read", () => {
    const values = { a: ["Müller", { b: true }], at: new Date(0) };
    expect(readTexts(values)).toBe(values);
  });
});
