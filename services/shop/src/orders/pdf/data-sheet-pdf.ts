import { pick } from "../../catalogue/language.ts";
import type { Language } from "../../platform/context.ts";
import { seller } from "../../platform/seller.ts";
import { createSheet, heightOf, putRule, putText } from "../../platform/pdf/sheet.ts";

/** What a product's data sheet says, in one language. */
export interface DataSheetContent {
  readonly language: Language;
  readonly name: string;
  readonly manufacturer: string;
  /** Class of lamps and the like; null for all else. */
  readonly energyClass: string | null;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly features: readonly string[];
  /** ISO day. */
  readonly createdOn: string;
}

const left = 56;
const wide = 483;

/** Draws a product's data sheet: what the product page states as facts, to print and to keep. */
export function drawDataSheet(content: DataSheetContent): Promise<Uint8Array> {
  const { language, name, manufacturer, energyClass, facts, features, createdOn } = content;
  const title = pick(language, "Produktdatenblatt", "Product data sheet");
  const sheet = createSheet({
    title: `${title}: ${name}`,
    subject: name,
    language,
    size: "A4",
    margin: 56,
    createdAt: new Date(`${createdOn}T00:00:00Z`),
  });
  const { root } = sheet;
  let y = putText(sheet, root, "P", `${seller.name} · ${title}`, { x: left, y: 56, width: wide, size: 10 });
  y = putText(sheet, root, "H1", name, { x: left, y: y + 6, width: wide, bold: true, size: 18 });
  const rows = [
    { name: pick(language, "Hersteller", "Manufacturer"), value: manufacturer },
    ...(energyClass === null
      ? []
      : [{ name: pick(language, "Energieeffizienzklasse", "Energy efficiency class"), value: energyClass }]),
    // The facts may name the maker, too.
    ...facts.filter(({ name: fact }) => fact !== pick(language, "Hersteller", "Manufacturer")),
  ];
  for (const row of rows) {
    putRule(sheet, { x: left, y: y + 6, width: wide });
    const top = y + 12;
    putText(sheet, root, "P", row.name, { x: left, y: top, width: 180, bold: true });
    putText(sheet, root, "P", row.value, { x: left + 190, y: top, width: wide - 190 });
    y = top + Math.max(heightOf(sheet, row.name, { width: 170 }), heightOf(sheet, row.value, { width: wide - 190 }));
  }
  for (const feature of features) {
    y = putText(sheet, root, "P", `• ${feature}`, { x: left, y: y + 10, width: wide });
  }
  return sheet.finish();
}
