import type { Image as ImageSet, VariantAttribute } from "../../generated/graph.ts";
import type { Language } from "../../platform/context.ts";
import type { ItemRow } from "../catalogue.types.ts";
import type { AttributeRow, OptionRow } from "../listing/listing.store.ts";
import { tileImage } from "../images.ts";
import { pick } from "../language.ts";
import { decidePrice } from "../pricing/decide-price.ts";
import { storedPriceOf } from "../product/prices.ts";
import { optionPictures } from "./option-pictures.ts";

/** Chosen option codes by attribute name. */
export type Selection = ReadonlyMap<string, string>;

type VariantItem = Pick<
  ItemRow,
  "id" | "variantAttributes" | "stock" | "priceCents" | "lowest30DaysCents" | "listPriceCents" | "picture"
>;

/** Names and looks of attributes and options. */
export interface VariantVocabulary {
  readonly attributes: ReadonlyMap<string, AttributeRow>;
  /** By `ATTRIBUTE/code`. */
  readonly options: ReadonlyMap<string, OptionRow>;
}

/** A value of an attribute under a selection (VARIANT-03). */
export interface VariantOption {
  readonly value: string;
  readonly disabled: boolean;
  readonly disabledReason: string | null;
  readonly selected: boolean;
  readonly image: ImageSet | null;
  readonly css: string | null;
  readonly valuePosition: number;
  readonly hasDiscount: boolean;
}

/** The attributes of a selection, and the item that a complete one stands for. */
export interface VariantState {
  readonly attributes: readonly VariantAttribute[];
  readonly isConfigured: boolean;
  readonly itemId: number | null;
}

const codeOf = (item: VariantItem, attribute: string) =>
  item.variantAttributes.find(({ name }) => name === attribute)?.value;

const fits = (item: VariantItem, selection: Selection, except: string | null): boolean =>
  [...selection].every(([name, code]) => name === except || codeOf(item, name) === code);

/** The selection that an item stands for. */
export const selectionOf = (item: VariantItem): Selection =>
  new Map(item.variantAttributes.map(({ name, value }) => [name, value]));

/** The values of an item's variant as shoppers read them, in the order of its attributes. */
export const optionLabelsOf = (item: VariantItem, vocabulary: VariantVocabulary, language: Language): string[] =>
  item.variantAttributes.map(({ name, value }) => {
    const option = vocabulary.options.get(`${name}/${value}`);
    return option ? pick(language, option.displayDe, option.displayEn) : value;
  });

/**
 * Reads a selection that names values as shoppers see them or as codes; what the product does not have is dropped,
 * and so is a choice that no item has beside the ones before it.
 */
export function readSelection(
  items: readonly VariantItem[],
  vocabulary: VariantVocabulary,
  chosen: readonly { readonly name: string; readonly value: string }[],
): Selection {
  const selection = new Map<string, string>();
  for (const { name, value } of chosen) {
    const code = codesOf(items, name).find((candidate) => {
      const option = vocabulary.options.get(`${name}/${candidate}`);
      return candidate === value || option?.displayDe === value || option?.displayEn === value;
    });
    if (code === undefined) continue;
    const next = new Map(selection).set(name, code);
    if (items.some((item) => fits(item, next, null))) selection.set(name, code);
  }
  return selection;
}

const codesOf = (items: readonly VariantItem[], attribute: string): string[] => [
  ...new Set(items.flatMap((item) => codeOf(item, attribute) ?? [])),
];

/** A sale is a special price or a list price (C-33); deals, which come and go, have badges of their own. */
function isReduced(item: VariantItem): boolean {
  const { referenceCents, listPriceCents } = decidePrice(storedPriceOf(item), null);
  return referenceCents !== null || listPriceCents !== null;
}

/** The variant attributes of a product for a selection (VARIANT-03..06). */
export function variantState(
  items: readonly VariantItem[],
  vocabulary: VariantVocabulary,
  selection: Selection,
  language: Language,
): VariantState {
  const names = [...new Set(items.flatMap((item) => item.variantAttributes.map(({ name }) => name)))];
  const attributes = names
    .map((name) => attributeOf(items, vocabulary, selection, name, language))
    .toSorted((a, b) => a.position - b.position)
    .map((attribute, position) => ({ ...attribute, position }));
  const isConfigured = names.every((name) => selection.has(name));
  const item = isConfigured ? items.find((candidate) => fits(candidate, selection, null)) : undefined;
  return { attributes, isConfigured, itemId: item?.id ?? null };
}

function attributeOf(
  items: readonly VariantItem[],
  vocabulary: VariantVocabulary,
  selection: Selection,
  name: string,
  language: Language,
): VariantAttribute {
  const attribute = vocabulary.attributes.get(name);
  const known = codesOf(items, name).map((code) => ({ code, option: vocabulary.options.get(`${name}/${code}`) }));
  // Where a colour says it, a picture says no more.
  const pictures = known.some(({ option }) => option?.css) ? null : optionPictures(items, name);
  const options = known
    .toSorted((a, b) => (a.option?.position ?? 0) - (b.option?.position ?? 0))
    .map(({ code, option }, valuePosition): VariantOption => {
      const candidates = items.filter((item) => codeOf(item, name) === code && fits(item, selection, name));
      const disabledReason = reasonAgainst(candidates, language);
      const picture = pictures?.get(code);
      const value = option ? pick(language, option.displayDe, option.displayEn) : code;
      return {
        value,
        disabled: disabledReason !== null,
        disabledReason,
        selected: selection.get(name) === code,
        image: picture ? tileImage(picture, value) : null,
        css: option?.css ?? null,
        valuePosition,
        hasDiscount: candidates.some(isReduced),
      };
    });
  return {
    name,
    displayName: attribute ? pick(language, attribute.displayDe, attribute.displayEn) : name,
    position: attribute?.position ?? 0,
    options,
  };
}

/** Why a value cannot be had beside the other choices; null when it can. */
function reasonAgainst(candidates: readonly VariantItem[], language: Language): string | null {
  if (candidates.length === 0)
    return pick(language, "In dieser Kombination nicht erhältlich", "Not available in this combination");
  if (candidates.every((item) => item.stock === 0)) return pick(language, "Zurzeit ausverkauft", "Currently sold out");
  return null;
}
