import { describe, expect, it } from "vitest";
import { attributesOf } from "./teaser-attributes.ts";
import { entry, type Given, teaser } from "./testing/teaser.ts";
import { show } from "./testing/show.tsx";

const picture: Given = { name: "image", urlPath: "/media/a.webp", altTag: "Ranzen", width: 640, height: 480 };
const headline: Given = { name: "headline", text: "Schulstart" };
const way: Given = { name: "teaserLink", url: "/cat/1000/" };
const words: Given = { name: "teaserButtonText", text: "Ansehen" };
const said = (name: string, text: string): Given => ({ name, text });

/** The markup of a template with some attributes. */
const markup = (template: string, ...attributes: readonly Given[]): string => show(teaser(template, ...attributes));
/** The same with the attributes in the one entry of its list. */
const listed = (template: string, ...attributes: readonly Given[]): string =>
  markup(template, { name: "tabs", valueList: [entry(...attributes)] });

const icon = [picture, said("positionInfoIcon", "topleft"), said("bildunterschriftInfoIconText", "Testsieger")];

describe("CMS-16: attribute names", () => {
  it.each<[string, string, RegExp]>([
    ["image", markup("image teaser", picture), /<img[^>]*src="\/media\/a.webp"/],
    ["alternativText", markup("image teaser", picture, said("alternativText", "Ein Ranzen")), /alt="Ein Ranzen"/],
    ["bildunterschrift", markup("image teaser", picture, said("bildunterschrift", "Leicht")), /<figcaption.*Leicht/],
    ["teaserLink", markup("Image Link Teaser", picture, way), /<a href="\/cat\/1000\/"/],
    ["teaserButtonText", markup("Service Teaser", way, words), />Ansehen<\/a>/],
    ["googleAnalytics", markup("Service Teaser", way, words, said("googleAnalytics", "start-1")), /start-1/],
    ["loading.eager", markup("image teaser", picture, said("loading.eager", "true")), /loading="eager"/],
    ["positionInfoIcon topleft", markup("image teaser", ...icon), /data-place="topleft".*Testsieger/],
    [
      "positionInfoIcon topright",
      markup("image teaser", said("positionInfoIcon", "topright"), ...icon),
      /data-place="topright"/,
    ],
    ["iconType infoIcon", markup("image teaser", ...icon, said("iconType", "infoIcon")), /data-icon="infoIcon"/],
    ["iconType starIcon", markup("image teaser", ...icon, said("iconType", "starIcon")), /data-icon="starIcon"/],
    ["bildunterschriftInfoIconText", markup("image teaser", ...icon), /popover="auto"[^>]*>Testsieger/],
    ["tabs", listed("list teaser", headline), /<li[^>]*><h3>Schulstart/],
    ["tabText", listed("prize-draw tab teaser", headline, said("tabText", "Gewinnen")), />Gewinnen<\/p>/],
    ["link", listed("content tile", headline, { name: "link", url: "/cat/1/" }), /href="\/cat\/1\/"/],
    [
      "heroTeaserAlignment",
      listed("Slider Hero Teaser", headline, said("heroTeaserAlignment", "right")),
      /data-align="right"/,
    ],
    ["preHeadline", listed("Slider Hero Teaser", headline, said("preHeadline", "Neu")), />Neu</],
    ["headline", markup("Service Teaser", headline), /<h2>Schulstart<\/h2>/],
    ["postHeadline", listed("Slider Hero Teaser", headline, said("postHeadline", "ab 9 Euro")), />ab 9 Euro</],
    ["buttonText", markup("Service Teaser", way, said("buttonText", "Hin")), />Hin<\/a>/],
    [
      "colorPreHeadline",
      listed("Slider Hero Teaser", said("preHeadline", "Neu"), said("colorPreHeadline", "#ffd447")),
      /data-textcolor="#ffd447">Neu/,
    ],
    [
      "colorHeadline",
      listed("Slider Hero Teaser", headline, said("colorHeadline", "#abc")),
      /data-textcolor="#abc">Schulstart/,
    ],
    [
      "colorPostHeadline",
      listed("Slider Hero Teaser", said("postHeadline", "ab 9"), said("colorPostHeadline", "#eeeeee")),
      /data-textcolor="#eeeeee">ab 9/,
    ],
    ["bgcolor", listed("Slider Hero Teaser", headline, said("bgcolor", "#173f32")), /data-bgcolor="#173f32"/],
    ["textColor", listed("Slider Hero Teaser", headline, said("textColor", "#ffffff")), /data-textcolor="#ffffff"/],
    ["teasercontent", markup("HTML Teaser", said("teasercontent", "<p>Wir <b>helfen</b></p>")), /Wir <b>helfen/],
  ])("%s", (_, html, shown) => {
    expect(html).toMatch(shown);
  });

  it.each(["left", "right", "center", "centerhigh"])("buttonPosition %s", (place) => {
    expect(markup("image teaser", picture, way, words, said("buttonPosition", place))).toContain(
      `data-place="${place}"`,
    );
  });

  it("buttonType: the scheme of a button", () => {
    expect(attributesOf(teaser("Service Teaser", said("buttonType", "green"))).scheme).toBe("green");
    expect(markup("Service Teaser", way, words, said("buttonType", "green"))).not.toBe(
      markup("Service Teaser", way, words),
    );
  });

  it("googleAnalytics: what analytics call a click, on each kind of link that a teaser has", () => {
    const name = said("googleAnalytics", "schulstart_1");
    for (const template of ["Image Link Teaser", "image teaser", "Service Teaser", "Boxeinschub Image Teaser"]) {
      const html = markup(template, picture, headline, way, words, name);
      expect(html).toMatch(/<a [^>]*data-analytics="schulstart_1"/);
    }
    for (const template of ["content tile", "list teaser", "Linkbox Teaser", "Slider Hero Teaser"]) {
      const html = listed(template, headline, { name: "link", url: "/cat/1/" }, said("buttonText", "Hin"), name);
      expect(html).toMatch(/<a [^>]*data-analytics="schulstart_1"/);
    }
    expect(markup("Image Link Teaser", picture, way)).not.toContain("data-analytics");
  });

  it("teaserName: the name that stands where there is no headline, of a teaser and of an entry", () => {
    expect(markup("Service Teaser")).toContain("<h2>Sommeraktion 2026</h2>");
    expect(markup("Service Teaser", said("teaserName", "Für den Schulstart"))).toContain("<h2>Für den Schulstart</h2>");
    expect(markup("Service Teaser", headline, said("teaserName", "Für den Schulstart"))).toContain("<h2>Schulstart");
    expect(listed("Linkbox Teaser", said("teaserName", "Hefte"), { name: "link", url: "/cat/1/" })).toMatch(/>Hefte/);
    expect(listed("prize-draw tab teaser", said("teaserName", "Ein Ranzen"))).toContain("<h2>Ein Ranzen</h2>");
  });
});
