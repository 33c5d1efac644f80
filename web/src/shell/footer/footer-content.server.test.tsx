import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { FooterGridQuery } from "../../graph/generated/FooterGrid.ts";
import type { Store } from "../../lib/storefront-from-host.ts";
import { FooterContent } from "./footer-content.tsx";
import { carrierMarks, paymentMarks } from "./strip-rules.ts";

type Grid = NonNullable<FooterGridQuery["getGridByPageId"]>;
type Section = Grid["links"][number];

const link = (label: string, url: string, external = false) => ({ label, url, external });
const section = (headline: string, more: Partial<Section> = {}): Section => ({
  headline,
  type: "Links",
  content: null,
  link: null,
  list: [],
  ...more,
});

const stores: readonly Store[] = ["de", "at", "ch", "b2b"];
const parameter = (name: string, entry: string, isOn: boolean) => ({ name, entry, parameterValue: String(isOn) });

function show(store: Store, grid: Partial<Grid> = {}, parameters: FooterGridQuery["getGlobalParametersByName"] = []) {
  const data = {
    getGridByPageId: { pageId: "footer-vue", usps: [], links: [section("Service")], ...grid },
    getGlobalParametersByName: parameters,
  };
  return renderToStaticMarkup(
    <FooterContent data={data} storefront={{ store, language: store === "ch" ? "de-CH" : "de-DE" }} />,
  );
}

/** What is under a heading of the strip. */
const marksUnder = (html: string, heading: string): string[] => {
  const [, list = ""] = new RegExp(`<h2>${heading}</h2><ul>(.*?)</ul>`).exec(html) ?? [];
  return [...list.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, mark = ""]) => mark);
};

it("STORE-12, FOOT-01: shows the logo, and social links that differ from store to store", () => {
  const links = stores.map((store) => {
    const html = show(store);
    expect(html).toContain(">Chalkbox</span>");
    const [, list = ""] = /<ul class="social"[^>]*>(.*?)<\/ul>/.exec(html) ?? [];
    const urls = [...list.matchAll(/href="([^"]+)"/g)].map(([, url]) => url).join(" ");
    expect(urls).toMatch(/^https:\/\/\S+ https:\/\//);
    return urls;
  });
  expect(new Set(links).size).toBe(stores.length);
});

it("says on every page what is in its prices: with VAT for consumers, without for schools, delivery apart", () => {
  for (const store of stores)
    expect(show(store, { links: [] })).toMatch(
      store === "b2b"
        ? /Alle Preise zzgl\. gesetzlicher MwSt\. und <a [^>]*href="\/service\/versand\/"/
        : /Alle Preise inkl\. gesetzlicher MwSt\., zzgl\. <a [^>]*href="\/service\/versand\/"/,
    );
});

it("FOOT-02: shows sections that fold, open without scripts, with heading, content, link and list", () => {
  const html = show("de", {
    links: [
      section("Hilfe", {
        content: "<p>Wir <b>helfen</b><script>x</script></p>",
        link: "/hilfe/",
        list: [link("Versand", "/v/"), link("Fremd", "https://a.example/", true)],
      }),
    ],
  });
  expect(html).toMatch(/<details open=""[^>]*><summary><h2>Hilfe<\/h2>/);
  expect(html).toContain("<p>Wir <b>helfen</b></p>");
  expect(html).toContain('<a href="/hilfe/">Hilfe: Übersicht</a>');
  expect(html).toContain('<a href="/v/">Versand</a>');
  expect(html).toMatch(/<a href="https:\/\/a.example\/" target="_blank" rel="noopener">Fremd/);
});

it("FOOT-03: makes the section headed Bottom Links the bottom bar", () => {
  const html = show("de", { links: [section("Service"), section("Bottom Links", { list: [link("AGB", "/agb/")] })] });
  expect(html).not.toContain("Bottom Links");
  expect(html).toMatch(/<ul class="bottom"><li><a href="\/agb\/">AGB<\/a><\/li>/);
});

it("FOOT-04: shows the logo's mark and a button to the contact form in a section of type Service Teaser; the name stands once", () => {
  const html = show("de", { links: [section("Fragen?", { type: "Service Teaser" }), section("Andere")] });
  const [fragen = "", andere = ""] = html.split("<details").slice(1);
  expect(fragen).toMatch(
    /<svg[^>]*role="img" aria-label="Chalkbox".*<a [^>]*href="\/service\/kontakt\/"[^>]*>Zum Kontaktformular<\/a>/,
  );
  expect(html.match(/>Chalkbox</g)).toHaveLength(1);
  expect(andere).not.toContain("/service/kontakt/");
});

it.each(stores)("FOOT-05, UX-06: the quality promise with a badge of 24 px in %s, not in business", (store) => {
  const html = show(store);
  const promise = /<a href="\/service\/sicher-einkaufen\/"[^>]*><svg width="24" height="24"[^>]*aria-label="[^"]+"/;
  expect([promise.test(html), html.includes("Qualitätsversprechen")]).toEqual([store !== "b2b", store !== "b2b"]);
});

it.each(stores)("FOOT-06: payment and delivery strip in %s, not in business", (store) => {
  const html = show(store, {}, [parameter("paymentTypes", "xRechnung", true)]);
  expect([marksUnder(html, "Zahlungsarten").length > 0, marksUnder(html, "Versand mit").length > 0]).toEqual([
    store !== "b2b",
    store !== "b2b",
  ]);
});

describe("marks of the strip", () => {
  it("FOOT-09: shows PayPal, invoice and Visa always", () => {
    for (const store of stores) {
      for (const flag of [true, false]) {
        expect(paymentMarks(store, flag).slice(0, 3)).toEqual(["paypal", "invoice", "visa"]);
      }
    }
    expect(marksUnder(show("at"), "Zahlungsarten").slice(0, 3)).toEqual(["PayPal", "Kauf auf Rechnung", "Visa"]);
  });

  it.each([
    ["de", true, "E-Rechnung"],
    ["de", false, "Mastercard"],
    ["at", true, "Mastercard"],
    ["at", false, "Mastercard"],
    ["ch", true, "Mastercard"],
    ["ch", false, "Mastercard"],
  ] as const)("FOOT-10, FOOT-11: in %s with the flag %s the last one is %s", (store, flag, last) => {
    const html = show(store, {}, [parameter("paymentTypes", "xRechnung", flag)]);
    expect(marksUnder(html, "Zahlungsarten").slice(3)).toEqual([last]);
    // Where the strip is not shown, the list of marks still follows the rule (C-09).
    expect(paymentMarks("b2b", flag).slice(3)).toEqual([flag ? "eInvoice" : "mastercard"]);
  });

  it.each([
    ["de", true, ["DHL", "DPD"]],
    ["de", false, ["DHL", "GLS"]],
    ["at", true, ["DPD"]],
    ["at", false, ["GLS"]],
    ["ch", true, ["Schweizerische Post"]],
    ["ch", false, ["Schweizerische Post"]],
  ] as const)("FOOT-12: in %s with the flag dpd %s parcels go by %j", (store, flag, carriers) => {
    const html = show(store, {}, [parameter("shippingCarrier", "dpd", flag)]);
    expect(marksUnder(html, "Versand mit")).toEqual(carriers);
    expect(carrierMarks("b2b", flag)).toEqual(["dhl", flag ? "dpd" : "gls"]);
  });
});

it("FOOT-13: shows selling points with picture, heading, second heading and text as HTML, and leads to more", () => {
  const usp = {
    image: { src: "/media/a.svg", width: 280, height: 210 },
    headline: "Frei Haus",
    subheadline: "ab <b>69 €</b>",
    text: "<p>Heute <em>verschickt</em></p>",
    link: "/v/",
  };
  const html = show("de", { usps: [usp, { ...usp, image: null, headline: "Zwei", subheadline: null, link: null }] });
  expect(html).toContain('<img src="/media/a.svg" alt="" width="64" height="48"');
  expect(html).toContain('<a href="/v/">Frei Haus</a>');
  expect(html).toContain("ab <b>69 €</b>");
  expect(html).toContain("<p>Heute <em>verschickt</em></p>");
  expect(html).toContain("<strong>Zwei</strong>");
  expect(html.match(/<img/g)).toHaveLength(1);
});

it("C-99: the way out of a contract is in every footer of de and at, whatever operators leave out, and in no other", () => {
  const withdrawal = '<a href="/myaccount/withdrawal/"><strong>Vertrag widerrufen</strong></a>';
  for (const store of ["de", "at"] as const) expect(show(store, { links: [] })).toContain(withdrawal);
  for (const store of ["ch", "b2b"] as const) expect(show(store, { links: [] })).not.toContain("/withdrawal/");
});

it("§ 312k BGB: memberships are cancelled from every footer of a store that sells them, whatever operators leave out", () => {
  const cancellation = '<a href="/prime/cancellation/"><strong>Verträge hier kündigen</strong></a>';
  for (const store of ["de", "at", "ch"] as const) expect(show(store, { links: [] })).toContain(cancellation);
  expect(show("b2b", { links: [] })).not.toContain("/cancellation/");
});

it("the notice on the legal guarantee is reached from every footer of de and at", () => {
  for (const store of ["de", "at"] as const)
    expect(show(store, { links: [] })).toContain('<a href="/service/gewaehrleistung/">Gewährleistung</a>');
  for (const store of ["ch", "b2b"] as const) expect(show(store, { links: [] })).not.toContain("gewaehrleistung");
});
