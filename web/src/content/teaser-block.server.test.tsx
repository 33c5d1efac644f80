import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Teaser } from "./teaser-attributes.ts";
import { show } from "./testing/show.tsx";
import { entry, teaser } from "./testing/teaser.ts";

const image = { name: "image", urlPath: "/media/a.webp", altTag: "Ranzen", imgTitle: "Neu", width: 640, height: 480 };
const text = { name: "teasercontent", text: '<p onclick="x">Wir <b>helfen</b><script>x</script></p>' };
const link = { name: "teaserLink", url: "/cat/1000/", openLinkInNewWindow: true };
const button = { name: "teaserButtonText", text: "Ansehen" };
const headline = { name: "headline", text: "Schulstart" };

describe("templates", () => {
  it("CMS-02: a box insert shows its words in a box on its picture, a service its picture beside them, a link box its links", () => {
    const box = show(
      teaser("Boxeinschub Image Teaser", image, headline, button, link, { name: "buttonPosition", text: "right" }),
    );
    expect(box).toMatch(/<section[^>]*data-place="right"/);
    expect(box).toMatch(/<h2>Schulstart<\/h2>.*href="\/cat\/1000\/".*Ansehen/);
    const service = show(teaser("Service Teaser", image, headline, button, link));
    expect(service).toMatch(/<img[^>]*src="\/media\/a.webp".*<h2>Schulstart<\/h2>.*Ansehen/);
    const tabs = [
      entry({ name: "teaserName", text: "Hefte" }, { name: "link", url: "/cat/1100/" }),
      entry({ name: "teaserName", text: "Ohne Ziel" }),
    ];
    const links = show(teaser("Linkbox Teaser", headline, { name: "tabs", valueList: tabs }));
    expect(links).toMatch(/<nav[^>]*aria-label="Schulstart".*href="\/cat\/1100\/"[^>]*>Hefte/);
    expect(links).not.toContain("Ohne Ziel");
  });

  it("WISH-16, WISH-17: a list shows its name, its picture on the side that it says, its text, and options or buttons by its template", () => {
    const list = [{ name: "wishlistId", text: "klasse-1" }, headline, text];
    const left = show(teaser("Merkliste", ...list, image));
    expect(left).toMatch(/<section[^>]*data-side="left".*<img.*<h2[^>]*>Schulstart<\/h2>.*Wir <b>helfen<\/b>/);
    expect(left).toMatch(/<a href="\/lists\/klasse-1\/">Optionen<\/a>/);
    expect(left).not.toMatch(/data-columns|<script/);
    const right = show(
      teaser(
        "Klassenliste",
        ...list,
        image,
        { name: "imagePosition", value: "right" },
        { name: "columns", value: "full" },
      ),
    );
    expect(right).toMatch(/<section[^>]*data-side="right"[^>]*data-columns="full"/);
    expect(right).toMatch(/<a href="\/lists\/klasse-1\/">Kaufen<\/a>/);
    expect(show(teaser("Merkliste", ...list))).not.toMatch(/<img|data-side/);
    expect(show(teaser("Merkliste", headline))).toBe("");
  });

  it.each(["list teaser", "content tile", "Linkbox Teaser", "Service Teaser", "Boxeinschub Image Teaser"])(
    "%s has the page's heading where it is the first of a page",
    (template) => {
      expect(show(teaser(template, headline), { headsPage: true })).toMatch(/<h1[^>]*>Schulstart/);
      expect(show(teaser(template, headline))).not.toContain("<h1");
    },
  );

  it("points below the page's heading have the next rank", () => {
    const tabs = [entry({ name: "headline", text: "Gut beraten" })];
    const points = teaser("list teaser", headline, { name: "tabs", valueList: tabs });
    expect(show(points, { headsPage: true })).toContain("<h2>Gut beraten</h2>");
    expect(show(points)).toContain("<h3>Gut beraten</h3>");
  });

  it("CMS-03: an image link is one link over picture and words", () => {
    const html = show(
      teaser("Image Link Teaser", image, link, { name: "bildunterschrift", text: "Alles für die Schule" }),
    );
    expect(html).toMatch(
      /^<a href="\/cat\/1000\/" target="_blank" rel="noopener"[^>]*>.*<img[^>]*src="\/media\/a.webp".*Alles für die Schule.*<\/a>$/,
    );
  });

  it.each(["HTML Teaser", "HTML Box Teaser"])(
    "CMS-04: shows the text of %s without what texts do not need",
    (template) => {
      expect(show(teaser(template, text))).toContain("<p>Wir <b>helfen</b></p>");
      expect(show(teaser(template, text)).includes("data-zooms")).toBe(template === "HTML Box Teaser");
    },
  );

  it("CMS-25: the variant more is folded and says how to unfold and fold it", () => {
    const html = show(teaser("HTML Box Teaser", text, { name: "variant", text: "more" }));
    expect(html).toMatch(
      /<details(?![^>]*open) class="more"><summary><span class="whenClosed">Mehr anzeigen<\/span><span class="whenOpen">Weniger anzeigen<\/span><\/summary>.*helfen/,
    );
    const sheet = readFileSync(join(import.meta.dirname, "teasers/html-teasers.module.css"), "utf8");
    expect(sheet).toMatch(/\.more\[open\] \.whenClosed,\s*\.more:not\(\[open\]\) \.whenOpen \{\s*display: none;/);
    expect(show(teaser("HTML Box Teaser", text))).not.toContain("<details");
  });

  it("CMS-26: pictures zoom in an HTML box, those that operators marked so; nothing zooms in an HTML teaser", () => {
    const pictures = { name: "teasercontent", text: '<p><img class="zoom" src="/media/a.webp" alt="Tafel"></p>' };
    const box = show(teaser("HTML Box Teaser", pictures));
    expect(box).toMatch(/<div[^>]*data-zooms[^>]*>.*<img[^>]*class="zoom"/);
    expect(show(teaser("HTML Teaser", pictures))).not.toContain("data-zooms");
  });

  it("CMS-05: a layer comes closed, and a button opens it", () => {
    const html = show(teaser("Teaser Layer", headline, button, text));
    expect(html).toMatch(/<button popoverTarget="layer-t1"[^>]*>Ansehen/i);
    expect(html).toMatch(/<div id="layer-t1" popover="auto" role="dialog"[^>]*>.*helfen/);
  });

  it("CMS-06: an image teaser shows its caption, a sign that explains it, and a button in its place", () => {
    const html = show(
      teaser(
        "image teaser",
        image,
        link,
        button,
        { name: "bildunterschrift", text: "Der leichte Ranzen" },
        { name: "positionInfoIcon", text: "topright" },
        { name: "iconType", text: "starIcon" },
        { name: "bildunterschriftInfoIconText", text: "Testsieger" },
        { name: "buttonPosition", text: "centerhigh" },
        { name: "loading.eager", text: "true" },
      ),
    );
    expect(html).toContain("<figcaption");
    expect(html).toContain("Der leichte Ranzen");
    expect(html).toMatch(/data-place="topright".*data-icon="starIcon".*popover="auto"[^>]*>Testsieger/);
    expect(html).toMatch(/data-place="centerhigh">.*Ansehen/);
    expect(html).toMatch(/<img[^>]*loading="eager"/);
    expect(show(teaser("image teaser", image))).toMatch(/<img[^>]*loading="lazy"/);
  });

  it("CMS-08, CMS-27: a carousel shows its products; the first four pictures load at once, the others later", () => {
    const products = ["a", "b", "c", "d", "e", "f"].map((name, id) => ({ id: String(id), name }));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields that this test's tile shows
    const given = {
      ...teaser("Recommendations Teaser", headline),
      productsRecommendations: products,
    } as unknown as Teaser;
    expect(show(given)).toMatch(/<section[^>]*aria-label="Schulstart".*<ul[^>]*data-track.*<button[^>]*data-turn="1"/);
    const loading = [...show(given).matchAll(/<img alt="(.)" loading="(\w+)"/g)].map(([, name, how]) => [name, how]);
    expect(loading).toEqual([
      ["a", "eager"],
      ["b", "eager"],
      ["c", "eager"],
      ["d", "eager"],
      ["e", "lazy"],
      ["f", "lazy"],
    ]);
    expect(show(teaser("Recommendations Teaser", headline))).toBe("");
  });

  it("CMS-09: an info bar comes hidden, as only the browser has its cookie, and can be dismissed", () => {
    const html = show(teaser("Info Bar", { name: "teasercontent", text: "Inventur am 2. Januar" }));
    expect(html).toMatch(/<aside[^>]*data-info-bar="infobar_sommeraktion-2026"[^>]*hidden=""/);
    expect(html).toMatch(/Inventur am 2. Januar.*<button[^>]*data-dismiss/);
  });

  it("CMS-11: a prize draw is an info card; a test shows one of its cards", () => {
    const tabs = [
      entry({ name: "tabText", text: "Gewinnspiel" }, { name: "headline", text: "Ein Ranzen" }),
      entry({ name: "tabText", text: "Gewinnspiel" }, { name: "headline", text: "Zwei Ranzen" }),
    ];
    const draw = show(teaser("prize-draw tab teaser", { name: "tabs", valueList: tabs }));
    expect(draw.match(/<article/g)).toHaveLength(2);
    expect(draw).toMatch(/Gewinnspiel<\/p>.*<h2>Ein Ranzen<\/h2>/);
    const test = show(teaser("A/B test tab teaser", { name: "tabs", valueList: tabs }));
    expect(test).toMatch(/data-ab-test="t1"/);
    expect(test.match(/data-variant="\d" data-shown/g)).toEqual(['data-variant="0" data-shown']);
  });

  it("CMS-28: the tab of an info card is #008dca unless operators chose another colour", () => {
    const card = (...more: { name: string; text: string }[]) =>
      show(teaser("prize-draw tab teaser", { name: "tabText", text: "Gewinnspiel" }, headline, ...more));
    expect(card()).toMatch(/data-bgcolor="#008dca">Gewinnspiel/);
    expect(card({ name: "bgcolor", text: "#aa0011" })).toMatch(/data-bgcolor="#aa0011">Gewinnspiel/);
    expect(card({ name: "bgcolor", text: "red;x" })).toMatch(/data-bgcolor="#008dca">Gewinnspiel/);
  });

  it("CMS-12: a list shows points with their links, content tiles pictures that lead somewhere", () => {
    const tabs = [
      entry(headline, { name: "teasercontent", text: "Hefte und Stifte" }, { name: "link", url: "/cat/1000/" }, image),
    ];
    const points = show(teaser("list teaser", { name: "tabs", valueList: tabs }));
    expect(points).toMatch(/<li[^>]*><h3>Schulstart<\/h3><p>Hefte und Stifte<\/p><a href="\/cat\/1000\/"/);
    const tiles = show(teaser("content tile", { name: "tabs", valueList: tabs }));
    expect(tiles).toMatch(/<li><a href="\/cat\/1000\/"[^>]*>.*<img[^>]*src="\/media\/a.webp".*Schulstart/);
  });

  it.each(["Something new", "constructor", "html teaser", ""])(
    "CMS-13: shows a teaser of the unknown template %j by the fallback",
    (template) => {
      expect(show(teaser(template, headline, text))).toMatch(/<h2[^>]*>Schulstart.*<p>Wir <b>helfen<\/b><\/p>/);
    },
  );

  it("CMS-29: what explains a picture is a feature tooltip with an id of its own", () => {
    const sign = [
      { name: "positionInfoIcon", text: "topleft" },
      { name: "bildunterschriftInfoIconText", text: "Neu" },
    ];
    for (const [id, template] of [
      ["t1", "image teaser"],
      ["t2", "Boxeinschub Image Teaser"],
    ] as const) {
      const html = show({ ...teaser(template, image, ...sign), id });
      expect(html).toMatch(new RegExp(`<p [^>]*data-feature-tooltip="${id}"[^>]*>Neu`));
    }
  });
});

describe("the hero", () => {
  const slide = (name: string) =>
    entry(
      { name: "preHeadline", text: `Vor ${name}` },
      { name: "headline", text: name },
      { name: "postHeadline", text: `Nach ${name}` },
      { name: "buttonText", text: `Zu ${name}` },
      { name: "link", url: "/cat/1000/" },
      { name: "heroTeaserAlignment", text: "right" },
      { name: "colorPreHeadline", text: "#ffd447" },
      { name: "colorHeadline", text: "#fff" },
      { name: "colorPostHeadline", text: "#eeeeee" },
      { name: "bgcolor", text: "#173f32" },
      { name: "textColor", text: "#ffffff" },
      { name: "buttonType", text: "outline" },
      image,
    );
  const hero = teaser("Slider Hero Teaser", { name: "tabs", valueList: [slide("eins"), slide("zwei")] });

  it("CMS-07: is a slider with a dot for each slide, arrows that wait for scripts, and a button that pauses it", () => {
    const html = show(hero, { isFirst: true, headsPage: true });
    expect(html).toMatch(/<h1[^>]*>eins<\/h1>.*<h2[^>]*>zwei<\/h2>/);
    expect(html.match(/<button[^>]*data-dot/g)).toHaveLength(2);
    expect(html).toContain('aria-label="Bild 1 von 2" aria-current="true"');
    expect(html.match(/<button[^>]*data-turn="-?1"/g)?.every((arrow) => arrow.includes("hidden"))).toBe(true);
    expect(html).toMatch(/<button[^>]*data-pause="Automatischen Wechsel anhalten"/);
  });

  it("CMS-16, CMS-17: has the lines, colours, side and button that operators chose", () => {
    const html = show(hero);
    expect(html).toMatch(/data-align="right"><div [^>]*data-bgcolor="#173f32" data-textcolor="#ffffff"/);
    expect(html).toMatch(/<a [^>]*class="[^"]*\boutline\b[^"]*"[^>]*>Zu eins/);
    expect(html).toMatch(
      /data-textcolor="#ffd447">Vor eins.*data-textcolor="#fff">eins.*data-textcolor="#eeeeee">Nach eins/,
    );
  });
});

describe("buttons", () => {
  const withType = (type: string) =>
    show(teaser("Service Teaser", headline, link, button, { name: "buttonType", text: type }));
  const classesOf = (html: string) => /<a[^>]*class="([^"]*)"/.exec(html)?.[1];

  it("CMS-17: have one of the six schemes; one outside the list is ignored", () => {
    const looks = ["primary", "secondary", "red", "green", "outline", "link"].map((type) => classesOf(withType(type)));
    expect(new Set(looks).size).toBe(6);
    const sheet = readFileSync(join(import.meta.dirname, "../ui/button/button.module.css"), "utf8");
    for (const type of ["secondary", "red", "green", "outline", "link"]) {
      expect(classesOf(withType(type))?.split(" ")).toContain(type);
      expect(sheet).toContain(`\n  .${type} {`);
    }
    for (const type of ["purple", "constructor", ""]) {
      expect(classesOf(withType(type))).toBe(classesOf(show(teaser("Service Teaser", headline, link, button))));
    }
  });
});

it("CMS-10: a form teaser shows the page's form, or leads to the page that has it", () => {
  expect(show(teaser("Form Teaser", headline))).toContain('href="/service/kontakt/#form"');
  expect(show(teaser("Form Teaser", headline), { form: <b>Formular</b> })).toContain("<b>Formular</b>");
});
