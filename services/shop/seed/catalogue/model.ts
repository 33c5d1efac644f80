import type { ThingKind } from "@chalkbox/pictures";
import type { Bilingual } from "../bilingual.ts";
import type { FacetCode, VariantCode } from "./vocabulary.ts";

/** Parameters of a drawn picture. */
export interface Picture {
  readonly kind: ThingKind;
  /** Main colour as #rrggbb. */
  readonly colour: string;
  /** Second colour as #rrggbb. */
  readonly accent: string;
  /** Pieces to draw. */
  readonly count?: number;
  readonly pattern?: "plain" | "lines" | "grid" | "dots";
  /** A short label to letter on it. */
  readonly text?: string;
  /** Which of the kind's designs; the first when absent. */
  readonly design?: 1 | 2;
}

/** Option codes of an attribute or a facet, separated by blanks. */
export type Codes = string;

/** The voice of reviews: what people care about differs between a chair and a pencil. */
export type Tone = "writing" | "paper" | "craft" | "toy" | "book" | "bag" | "furniture" | "sport" | "music" | "tech" | "science" | "home";

/** What may be said once for a family or differ by model. */
interface Traits {
  /** What items differ in: at most two attributes, each with its option codes. */
  readonly variants?: Partial<Record<VariantCode, Codes>>;
  /** What listings find it by, beside what variants and brand give. */
  readonly facets?: Partial<Record<FacetCode, Codes>>;
  /** Rows for the facts table: "Name | name = Wert | value" as two texts. */
  readonly facts?: readonly (readonly [Bilingual, Bilingual])[];
  /** Grams with packaging. */
  readonly weight?: number;
  /** Fewest pieces of one order. */
  readonly min?: number;
  /** Goes by freight carrier. */
  readonly spedition?: boolean;
  /** Content for the base price: amount in a unit, e.g. [0.5, "kg"]. */
  readonly base?: readonly [amount: number, unit: "kg" | "l" | "m" | "sheet" | "piece"];
  /** Drawn pieces, lines or label. */
  readonly draw?: Pick<Picture, "count" | "pattern" | "text" | "design"> & { readonly kind?: ThingKind };
  /** Notice on small parts for toys (under 36 months). */
  readonly smallParts?: boolean;
  /** Delivery scope when it is more than the product itself. */
  readonly scope?: Bilingual;
  /** Energy class of lamps and the like. */
  readonly energy?: "A" | "B" | "C" | "D" | "E" | "F" | "G";
  /** The charging power of devices that come without a charger. */
  readonly charge?: string;
}

/** One product of a family, once for each brand of the family (or for one, see `Family.oneBrandEach`). */
export type Model = readonly [name: Bilingual, cents: number, traits?: Traits & { readonly category?: string; readonly about?: Bilingual }];

/** Products that share a kind, texts and brands. */
export interface Family extends Traits {
  /** Slug of the leaf category, unless a model names its own. */
  readonly category: string;
  readonly kind: ThingKind;
  readonly tone: Tone;
  /** "Brand" or "Brand Series"; the first word is the brand. */
  readonly brands: readonly string[];
  /** Titles exist once: models take the brands in turn. */
  readonly oneBrandEach?: boolean;
  readonly models: readonly Model[];
  /** First sentences of a description; each fits every model. */
  readonly openers: readonly Bilingual[];
  /** Further sentences and selling points; each fits every model. */
  readonly details: readonly Bilingual[];
  /** Main and second colour to choose from where no colour variant decides. */
  readonly looks?: readonly (readonly [colour: string, accent: string])[];
  readonly isBook?: boolean;
  /** Years of warranty beyond the law; texts follow from it. */
  readonly warrantyYears?: number;
  /** Textile care texts. */
  readonly care?: readonly Bilingual[];
}

/** A leaf of the tree; the id is given only where the outside world knows it. */
export type Leaf = readonly [slug: string, name: Bilingual, id?: number];

/** A category of the second level. */
export interface Group {
  readonly slug: string;
  readonly name: Bilingual;
  readonly kind: ThingKind;
  readonly id?: number;
  readonly leaves: readonly Leaf[];
}

/** A category of the first level with all its products. */
export interface Department {
  readonly slug: string;
  readonly name: Bilingual;
  readonly kind: ThingKind;
  readonly colour: string;
  /** Sentences for the text below its listings. */
  readonly seo: readonly Bilingual[];
  /** Last sentences of descriptions; each fits every product of the department. */
  readonly closers: readonly Bilingual[];
  readonly groups: readonly Group[];
  readonly families: readonly Family[];
}
