import { pageVisitor } from "../../testkit/page-visitor.ts";
import { at, b2b, ch, de, type Storefront } from "../../testkit/storefronts.ts";
import { expect, test } from "../fixtures.ts";

/** What a part of a page holds: the mark of its logo, its links and its words. */
interface Part {
  readonly mark: string;
  readonly links: readonly string[];
  readonly words: string;
  /** Selling points that open. */
  readonly cards: number;
}

/** Reads the part of a page in a landmark's element. */
function part(html: string, element: "header" | "footer" | "main"): Part {
  const markup = new RegExp(`<${element}[ >].*</${element}>`, "s").exec(html)?.[0] ?? "";
  const mark = /<svg viewBox="0 0 40 40".*?<path.*?<path d="([^"]+)"/s.exec(markup)?.[1] ?? "";
  const links = [...markup.matchAll(/href="([^"]+)"/g)].map(([, link]) => link ?? "");
  const cards = [...markup.matchAll(/<details name="usp"/g)].length;
  return { mark, links, cards, words: markup.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ") };
}

test("STORE-12: the business store differs from the consumers' in logo, header, footer, networks, sign-in, words and languages", async ({
  chalkbox,
}) => {
  const read = async (storefront: Storefront) => {
    const visitor = pageVisitor(chalkbox, storefront);
    const [{ html }, { html: login }] = [await visitor.get("/"), await visitor.get("/login/")];
    return { header: part(html, "header"), footer: part(html, "footer"), login: part(login, "main") };
  };
  const [german, austrian, swiss, business] = await Promise.all([read(de), read(at), read(ch), read(b2b)]);

  const marks = [german, austrian, swiss, business].map(({ header }) => header.mark);
  expect(marks).not.toContain("");
  expect(new Set(marks).size).toBe(4);

  // The bar above the brand: hotline and email against advice and safe shopping.
  const bar = ({ links }: Part) => links.slice(0, links.indexOf("/"));
  expect(bar(business.header)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^tel:/), expect.stringMatching(/^mailto:/)]),
  );
  expect(bar(german.header).filter((link) => /^(tel|mailto):/.test(link))).toEqual([]);
  expect(bar(german.header)).toEqual(expect.arrayContaining(["/beratung/", "/service/sicher-einkaufen/"]));
  expect(business.header.words).toContain("Nettopreise");
  // Selling points: businesses follow links, consumers open cards.
  expect([german.header.cards, business.header.cards]).toEqual([3, 0]);

  // Languages are chosen in the business store alone.
  const languages = ({ links }: Part) => links.filter((link) => link.includes("/language/"));
  expect(languages(business.header).length).toBeGreaterThanOrEqual(1);
  expect(languages(german.header)).toEqual([]);

  const networks = ({ links }: Part) => links.filter((link) => link.startsWith("https://"));
  expect(networks(german.footer).length).toBeGreaterThan(0);
  expect(networks(business.footer)).not.toEqual(networks(german.footer));
  expect(business.footer.words).not.toBe(german.footer.words);

  expect(business.login.words).toContain("Kundennummer");
  expect(german.login.words).toContain("E-Mail-Adresse");
  expect(german.login.words).not.toContain("Kundennummer");
});
