import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { choiceIn, consentLine } from "../../lib/consent-choice.ts";
import { chosenBy } from "./consent-copy.ts";
import { FirstLayer } from "./first-layer.tsx";

const show = (path: string, language: "de-DE" | "de-CH" | "en-DE" = "de-DE") => {
  const store = language === "en-DE" ? "b2b" : language === "de-CH" ? "ch" : "de";
  return renderToStaticMarkup(<FirstLayer storefront={{ store, language }} path={path} />);
};

it("asks with a form in which to refuse is as easy as to agree, and to look at the same", () => {
  const html = show('/cat/"><b>/');
  expect(html).toMatch(/<form [^>]*action="\/consent\/" method="post"/);
  expect(html).toContain('name="page" value="/cat/&quot;&gt;&lt;b&gt;/"');
  const [refuse = "", accept = ""] = html.match(/<button[^>]*>/g) ?? [];
  expect(refuse.replace("refuse", "accept")).toBe(accept);
  expect(html.indexOf("Nur notwendige")).toBeLessThan(html.indexOf("Alle zulassen"));
  expect(show("/", "de-CH")).toContain("ausserdem");
  expect(show("/", "en-DE")).toContain("Necessary only");
});

it("a choice is kept for six months with the version of its texts, and counts among these alone", () => {
  expect(consentLine("statistics")).toBe("cookie_consent=statistics.1; Path=/; Max-Age=15552000; SameSite=Lax");
  expect(choiceIn("a=1; cookie_consent=statistics.1")).toBe("statistics");
  expect(choiceIn("cookie_consent=necessary.1")).toBe("necessary");
  for (const cookies of [null, "", "cookie_consent=statistics", "cookie_consent=statistics.2", "cookie_consent=.1"])
    expect(choiceIn(cookies)).toBeNull();
});

it.each([
  ["accept", false, "statistics"],
  ["refuse", true, "necessary"],
  ["save", true, "statistics"],
  ["save", false, "necessary"],
  [null, true, "necessary"],
] as const)("the button %s with the box ticked: %s means %s", (pressed, isTicked, choice) => {
  expect(chosenBy(pressed, isTicked)).toBe(choice);
});
