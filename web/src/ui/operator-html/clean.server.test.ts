import fc from "fast-check";
import { JSDOM } from "jsdom";
import sanitizeHtml from "sanitize-html";
import { describe, expect, it, vi } from "vitest";
import { cleanHtml } from "./clean.server.ts";
import { cleanerOf } from "./purify.ts";
import { elements } from "@chalkbox/input-text/html-rules";

vi.mock("sanitize-html", async (load) => {
  const library = await load<{ default: typeof sanitizeHtml }>();
  return { ...library, default: vi.fn(library.default) };
});

const { window } = new JSDOM("");
const sanitisers: readonly (readonly [where: string, clean: (html: string) => string])[] = [
  ["on the server", cleanHtml],
  ["in the browser", cleanerOf(window)],
];

/** What a text becomes. */
const samples: readonly (readonly [source: string, result: string])[] = [
  ["<script>alert(1)</script>a", "a"],
  ["<style>p{}</style>a<iframe src=x></iframe>b", "ab"],
  ['<p onclick="alert(1)" style="color:red" class="evil">a</p>', "<p>a</p>"],
  ['<p class="lead">a</p>', '<p class="lead">a</p>'],
  ['<a href="javascript:alert(1)">a</a>', "<a>a</a>"],
  ['<a href="&#106;avascript:alert(1)">a</a>', "<a>a</a>"],
  ['<a href="java\tscript:alert(1)">a</a>', "<a>a</a>"],
  ['<a href="data:text/html,x">a</a>', "<a>a</a>"],
  ['<a href="//evil.example">a</a>', "<a>a</a>"],
  ['<a href="/\\evil.example">a</a>', "<a>a</a>"],
  ['<img src="https://evil.example/pixel.gif" onerror=alert(1)>', '<img loading="lazy">'],
  ['<img src="/media/a.svg" alt="A" width="4">', '<img src="/media/a.svg" alt="A" width="4" loading="lazy">'],
  ["<svg><a href='/x'>b</a></svg>a", "a"],
  ["<font color=red>a</font><form><input>b</form>", "ab"],
  ["<p><b>a</b></p>", "<p><b>a</b></p>"],
  ["<!-- <p>a</p> -->b", "b"],
  ['<a href="/b/" name="forms" id="submit">a</a>', '<a href="/b/">a</a>'],
  [
    '<a target="_blank" href="https://a.example/">a</a>',
    '<a target="_blank" href="https://a.example/" rel="noopener">a</a>',
  ],
  ["<details open id=x><summary>a</summary>b</details>", '<details open="" id="x"><summary>a</summary>b</details>'],
];

/** What texts of the shop are made of: it stays as it is. */
const plainText =
  '<h2 id="a">Versand &amp; mehr</h2><p class="lead">Ab <strong>69 €</strong> frei</p><ul><li>a</li></ul><table><tbody><tr><th scope="row">Paket</th><td colspan="2">5,95 €</td></tr></tbody></table><a href="/cat/1/?p=2&amp;x=1#top">weiter</a><a href="mailto:info@chalkbox.example">Mail</a>';

/** The elements of some HTML, as a browser reads it. */
function elementsOf(html: string): readonly Element[] {
  const holder = window.document.createElement("template");
  holder.innerHTML = html;
  return [...holder.content.querySelectorAll("*")];
}
/** Some HTML in the one spelling of a browser. */
function spelled(html: string): string {
  const holder = window.document.createElement("template");
  holder.innerHTML = html;
  return holder.innerHTML;
}
const parts = fc.constantFrom(
  ..."<|>|\"|'|/|=| |\n|<!--|-->|<p|<a href=|javascript:|&#106;|<img src=x onerror=|<script>|</script>|<svg|<math|<style>|<xmp>|</p>|<div class=|<table>|on|style=|&#60;|x".split(
    "|",
  ),
);

const megabyte = 1_000_000;
/** Texts whose cleaning would take minutes, as it grows with the square of the depth, or seconds. */
const hostile: readonly (readonly [name: string, html: string])[] = [
  ["lists", "<ul><li>".repeat(megabyte / 8)],
  ["lists that are closed", `${"<ul><li>".repeat(60_000)}x${"</li></ul>".repeat(60_000)}`],
  ["elements that are dropped", "<font>".repeat(megabyte / 6)],
  ["elements of 100 kB", "<i>".repeat(33_000)],
  ["tags", "<br>".repeat(megabyte / 4)],
  ["angles", "<".repeat(megabyte)],
];

describe("HTML that exceeds its limits", () => {
  it.each(hostile)("of %s shows words alone, without a parser's work for its depth", (_, html) => {
    vi.mocked(sanitizeHtml).mockClear();
    const result = cleanHtml(`<h2>Titel</h2><p>5 &lt; 6${html}`);
    expect(sanitizeHtml).not.toHaveBeenCalled();
    expect(result).toMatch(/^<p>Titel 5 &lt; 6/);
    expect(elementsOf(result).map(({ localName }) => localName)).toEqual(["p"]);
  });
});

describe.each(sanitisers)("HTML of operators %s", (_, clean) => {
  it("leaves what texts need as it is", () => {
    expect(clean(plainText)).toBe(plainText);
    expect(clean(clean(plainText))).toBe(plainText);
  });

  it.each(samples)("CMS-04: makes of %s only %s", (source, result) => {
    expect(spelled(clean(source))).toBe(result);
  });

  it("lets nothing through but what is allowed, whatever is written, for a browser that reads it", () => {
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 25 }), (all) => {
        for (const element of elementsOf(clean(all.join("")))) {
          expect(Object.keys(elements)).toContain(element.localName);
          for (const { name, value } of element.attributes) {
            expect(["href", "src", "class", "loading"]).toContain(name);
            expect(value).not.toMatch(/^\s*javascript/i);
          }
        }
      }),
    );
  });
});
