import { describe, expect, it } from "vitest";
import { printable } from "./printable.ts";

describe("a text on paper", () => {
  it.each([
    "Дмитрий Шостакович, Київ: Ґ ґ Є є Ї ї Ў ў",
    "Ελένη Παπαδοπούλου, Ἀθῆναι",
    "Nguyễn Thị Đặng, Thừa Thiên Huế",
    "Łukasz Żółć, Dvořák, Erdoğan İpek, Țăran, Ōe, Jón Þór, GROẞE STRAẞE",
    "12,99 € · „Müller“ – ✓ № 5",
  ])("is what was typed: %s", (text) => {
    expect(printable(text)).toBe(text);
  });

  it("is composed, so that each letter has its own glyph", () => {
    expect(printable("Nguyễn Đặng".normalize("NFD"))).toBe("Nguyễn Đặng");
  });

  it.each([
    ["王小明", "WangXiaoMing"],
    ["محمد الفارسي", "mhmd lfrsy"],
    ["김민준 und Дмитрий", "GimMinJun und Дмитрий"],
    ["Anna 😀", "Anna :grinning:"],
    ["👩‍🏫 Schmidt", ":woman::school: Schmidt"],
    ["დ. გიორგი", "d. giorgi"],
  ])("has other scripts in Latin letters and emoji by name: %s", (text, printed) => {
    expect(printable(text)).toBe(printed);
  });

  it("shows a box where a character has no spelling, and nothing for what cannot be seen", () => {
    expect(printable("Anna \u{f0000}")).toBe("Anna □");
    expect(printable("ا")).toBe("□");
    expect(printable("An\u200Bna\u{1}")).toBe("Anna");
  });
});
