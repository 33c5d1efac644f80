import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { browserArguments, requireBrowser } from "../../scripts/browser.ts";
import { type Addresses, pageUrl } from "../testkit/chalkbox.ts";
import { freePort } from "../testkit/ports.ts";
import { b2b, b2bEnglish, de, type Storefront } from "../testkit/storefronts.ts";
import type { Finding } from "./measure.ts";

/** A page, and whether search engines are to leave it out: Lighthouse's points count that as a fault. */
interface Kind {
  readonly name: string;
  readonly storefront: Storefront;
  readonly path: string;
  readonly isNoindex?: true;
}

const kinds: readonly Kind[] = [
  { name: "home", storefront: de, path: "/" },
  { name: "category", storefront: de, path: "/cat/1000/" },
  { name: "listing", storefront: de, path: "/cat/1000/?p=2" },
  { name: "product", storefront: de, path: "/prod/10182/" },
  { name: "product with variants", storefront: de, path: "/prod/10308/" },
  { name: "content", storefront: de, path: "/beratung/" },
  { name: "faq", storefront: de, path: "/service/fragen/" },
  { name: "contact", storefront: de, path: "/service/kontakt/" },
  { name: "newsletter", storefront: de, path: "/service/newsletter/" },
  { name: "order form", storefront: de, path: "/service/orderform/" },
  { name: "prime", storefront: de, path: "/prime/" },
  { name: "search", storefront: de, path: "/search/?q=Stift", isNoindex: true },
  { name: "wish list", storefront: de, path: "/myaccount/wishlist/", isNoindex: true },
  { name: "business, home", storefront: b2b, path: "/" },
  { name: "business in English, home", storefront: b2bEnglish, path: "/" },
  { name: "business, login", storefront: b2b, path: "/login/", isNoindex: true },
];

const categories = ["seo", "best-practices"] as const;
/** The one audit that a page fails on purpose when search engines are to leave it out. */
const crawlable = "is-crawlable";

/**
 * Lighthouse's points for search engines and good practice of the kinds of pages, once each: nothing of them depends on
 * time. Of a page that is `noindex` by specification the audit of that is not counted, and a page that has it without is
 * a miss.
 * @param say prints the audits that a page fails
 */
export async function measureSeo(chalkbox: Addresses, say: (line: string) => void): Promise<readonly Finding[]> {
  const executablePath = requireBrowser();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...browserArguments, "--disable-site-isolation-trials", `--remote-debugging-port=${port}`],
  });
  const findings: Finding[] = [];
  try {
    for (const { name, storefront, path, isNoindex = false } of kinds) {
      const url = pageUrl(chalkbox, storefront, path);
      const result = await lighthouse(url, {
        port,
        logLevel: "error",
        onlyCategories: [...categories],
        ...(isNoindex && { skipAudits: [crawlable] }),
      });
      for (const id of categories) {
        const category = result?.lhr.categories[id];
        findings.push({
          what: `Lighthouse, ${name}${isNoindex ? " (noindex)" : ""}, ${id}`,
          target: 100,
          measured: (category?.score ?? Number.NaN) * 100,
          unit: "points",
          atMost: false,
        });
        for (const { id: audit, weight } of category?.auditRefs ?? []) {
          const { score, title, details } = result?.lhr.audits[audit] ?? {};
          if (weight > 0 && typeof score === "number" && score < 1)
            say(`  ${name}, ${id}: ${audit} (${title}) ${JSON.stringify(details ?? {}).slice(0, 600)}`);
        }
      }
    }
  } finally {
    await browser.close();
  }
  return findings;
}
