import { type Bilingual, type Text, text } from "../bilingual.ts";
import type { Department, Family, Model } from "../catalogue/model.ts";
import { facets, type FacetCode, optionsOf } from "../catalogue/vocabulary.ts";
import type { Random } from "../random.ts";
import type { ProductRow } from "./rows.ts";
import { voices } from "./use-and-care.ts";

const joined = (sentences: readonly Text[]): Text => ({
  de: sentences.map(({ de }) => de).join(" "),
  en: sentences.map(({ en }) => en).join(" "),
});

/** Codes of a facet for a model: its own where it names some, else the family's. */
export function facetCodes(family: Family, model: Model, facet: FacetCode): string | undefined {
  return model[2]?.facets?.[facet] ?? family.facets?.[facet];
}

function namesOf(family: Family, model: Model, facet: FacetCode): Text[] {
  const codes = facetCodes(family, model, facet);
  return codes === undefined ? [] : optionsOf(facets[facet].options, codes).map(({ name }) => text(name));
}

/** The facts of a product but for its brand, as a sentence. */
function inFigures(facts: ProductRow["facts"]): Text {
  const stated = facts.slice(1);
  const list = (language: keyof Text) =>
    stated.map(({ name, value }) => `${name[language]} ${value[language]}`).join(", ");
  return { de: `In Zahlen: ${list("de")}.`, en: `In figures: ${list("en")}.` };
}

const rotate = <Value>(values: readonly Value[], by: number): Value[] => [
  ...values.slice(by % values.length),
  ...values.slice(0, by % values.length),
];

/** Fewest words of a description. */
const fewestWords = 80;
const isShort = ({ de, en }: Text): boolean =>
  [de, en].some((description) => description.split(/\s+/).length < fewestWords);

interface Described {
  readonly department: Department;
  readonly family: Family;
  readonly model: Model;
  readonly facts: ProductRow["facts"];
  /** Decides which sentences on use and care are chosen. */
  readonly id: number;
}

/** A description: what it is, how it is used, its sizes, its care; and the selling points that it left unsaid. */
export function describe(
  { department, family, model, facts, id }: Described,
  random: Random,
): { description: Text; features: Text[] } {
  const about = model[2]?.about;
  const said = random.sample(family.details, about === undefined ? random.int(1, 2) : 1);
  const closer: readonly Bilingual[] = random.chance(0.5) ? [random.pick(department.closers)] : [];
  const { use, care } = voices[family.tone];
  // Neighbours in a listing have other sentences, in another order.
  const turned = rotate(use, id);
  const uses = id % 2 === 0 ? turned : turned.toReversed();
  const keeps = rotate(care, Math.floor(id / 6));
  const begin = [random.pick(family.openers), ...(about === undefined ? [] : [about]), ...said].map(text);
  const whole = (used: number, kept: number) =>
    joined([
      ...begin,
      ...uses.slice(0, used).map(text),
      inFigures(facts),
      ...[...keeps.slice(0, kept), ...closer].map(text),
    ]);
  const short = whole(2, 1);
  return {
    description: isShort(short) ? whole(uses.length, keeps.length) : short,
    features: family.details.filter((detail) => !said.includes(detail)).map(text),
  };
}

/** The facts table: what the family and the model state, then material, age and weight. */
export function factsOf(family: Family, model: Model, brand: string, grams: number): ProductRow["facts"] {
  const facts: ProductRow["facts"] = [{ name: { de: "Marke", en: "Brand" }, value: { de: brand, en: brand } }];
  const materials = namesOf(family, model, "MATERIAL");
  if (materials.length > 0) {
    const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
    facts.push({
      name: { de: "Material", en: "Material" },
      value: { de: materials.map(({ de }) => de).join(", "), en: capital(materials.map(({ en }) => en).join(", ")) },
    });
  }
  const [age] = namesOf(family, model, "ALTER");
  if (age !== undefined) facts.push({ name: { de: "Altersempfehlung", en: "Recommended age" }, value: age });
  for (const [name, value] of [...(family.facts ?? []), ...(model[2]?.facts ?? [])])
    facts.push({ name: text(name), value: text(value) });
  facts.push({ name: { de: "Gewicht", en: "Weight" }, value: weightText(grams) });
  return facts;
}

function weightText(grams: number): Text {
  if (grams < 1000) return { de: `${grams} g`, en: `${grams} g` };
  const kilograms = (grams / 1000).toFixed(1).replace(/\.0$/, "");
  return { de: `${kilograms.replace(".", ",")} kg`, en: `${kilograms} kg` };
}

/** Labels of the product, e.g. FSC. */
export const labelsOf = (family: Family, model: Model): Text[] => namesOf(family, model, "SIEGEL");

/** Warranty: the maker's years, or the law's. */
export function warrantyOf(family: Family): Text {
  const years = family.warrantyYears;
  return years === undefined
    ? {
        de: "Es gilt die gesetzliche Gewährleistung von zwei Jahren.",
        en: "The legal guarantee of two years applies.",
      }
    : {
        de: `${years} Jahre Garantie des Herstellers, zusätzlich zur gesetzlichen Gewährleistung.`,
        en: `${years}-year manufacturer's guarantee in addition to the legal guarantee.`,
      };
}

/** What is in the box: what the data say, else the product itself. */
export function deliveryScopeOf(family: Family, model: Model): Text {
  const scope = model[2]?.scope ?? family.scope;
  if (scope !== undefined) return text(scope);
  const name = text(model[0]);
  return { de: `1 × ${name.de}`, en: `1 × ${name.en}` };
}

const smallParts: Text = {
  de: "Achtung! Nicht für Kinder unter 36 Monaten geeignet. Erstickungsgefahr wegen verschluckbarer Kleinteile.",
  en: "Warning! Not suitable for children under 36 months. Choking hazard due to small parts.",
};
const magnets: Text = {
  de: "Enthält Magnete. Verschluckte Magnete können schwere Verletzungen verursachen. Holen Sie in diesem Fall sofort ärztliche Hilfe.",
  en: "Contains magnets. Swallowed magnets can cause serious injuries. Seek medical help immediately in that case.",
};

/** Notices by law: small parts for toys, danger of magnets. */
export function warningsOf(family: Family, model: Model): { warnings: Text[]; dangers: Text[] } {
  const isSmall = model[2]?.smallParts ?? family.smallParts ?? false;
  const isMagnetic =
    isSmall && (family.kind === "magnet" || family.kind === "magnet-set" || model[0].includes("agnet"));
  return { warnings: isSmall ? [smallParts] : [], dangers: isMagnetic ? [magnets] : [] };
}
