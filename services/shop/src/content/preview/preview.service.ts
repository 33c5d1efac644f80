import { pick } from "../../catalogue/language.ts";
import type { ShopContext } from "../../platform/context.ts";
import { readDrafts } from "../page/page.store.ts";
import { findParameters } from "../parameter/parameter.service.ts";
import { openTicket } from "./ticket.ts";

/** The groups of visitors that the shop distinguishes, as `CustomerInfo` names them. */
const segments = [
  ["guest", "Gast", "Guest"],
  ["new-customer", "Neukunde", "New customer"],
  ["existing-customer", "Bestandskunde", "Existing customer"],
  ["private", "Privat", "Private"],
  ["company", "Firma", "Company"],
  ["school", "Schule oder Kita", "School or nursery"],
  ["prime-member", "Prime-Mitglied", "Prime member"],
  ["internal", "Mitarbeitende", "Staff"],
] as const;
/** The parameter with the A/B tests that run: an entry for each, with its scenarios and commas between them. */
const testsParameter = "abTests";

/** `PreviewData` of the graph (OP-Q-50); null for who has no ticket, or one that is not ours or has ended. */
export async function previewData(context: ShopContext) {
  const { caller, clock, config, storefront } = context;
  const expires = openTicket(caller.preview ?? "", config.tokenSecret, clock.now());
  if (expires === null) return null;
  const [tests, drafts] = await Promise.all([
    findParameters(context, [testsParameter]),
    readDrafts(context.database.read, storefront.store),
  ]);
  return {
    expires: new Date(expires * 1_000),
    customerSegments: segments.map(([id, german, english]) => ({
      id,
      name: pick(storefront.language, german, english),
    })),
    abTests: tests.map(({ entry, value }) => ({
      id: entry,
      cookieName: `BZ_AB_${entry}`,
      scenarios: value.split(",").flatMap((scenario) => scenario.trim() || []),
    })),
    drafts: drafts.map(({ path, nameDe, nameEn }) => ({ path, name: pick(storefront.language, nameDe, nameEn) })),
  };
}
