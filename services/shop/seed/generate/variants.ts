import type { Codes, Family, Model, Picture } from "../catalogue/model.ts";
import { type Option, optionsOf, type VariantCode, variantAttributes } from "../catalogue/vocabulary.ts";
import type { Random } from "../random.ts";

/** A chosen option with the attribute that it belongs to. */
export interface Choice {
  readonly attribute: VariantCode;
  readonly option: Option;
}

/** The codes of the vocabulary, in the order of the product page. */
export const variantCodes = Object.keys(variantAttributes).filter(
  (code): code is VariantCode => code in variantAttributes,
);

/** Colours that go well together where nothing else decides. */
const defaultLooks = [
  ["#2f6db5", "#f4c430"],
  ["#d8352a", "#f4f1ea"],
  ["#3c9a4e", "#f4c430"],
  ["#2fa8a3", "#f08a24"],
  ["#7b4fa3", "#f4c430"],
  ["#f08a24", "#24406e"],
] as const;

const motifLooks: Readonly<Record<string, readonly [string, string]>> = {
  weltall: ["#24406e", "#f4c430"],
  dschungel: ["#3c9a4e", "#f08a24"],
  pferde: ["#a8325e", "#d9b98a"],
  dinosaurier: ["#8cc152", "#8a5a34"],
  meer: ["#2fa8a3", "#f08a24"],
  fussball: ["#2f6db5", "#f4f1ea"],
  einhorn: ["#ec8fb0", "#7b4fa3"],
  wald: ["#8a5a34", "#8cc152"],
};

/** Which combinations of options a product comes in; one empty combination for a product without variants. */
export function combinations(family: Family, model: Model, random: Random): Choice[][] {
  const variants: Partial<Record<VariantCode, Codes>> = { ...(model[2]?.variants ?? family.variants) };
  const axes = variantCodes.flatMap((attribute) => {
    const codes = variants[attribute];
    if (codes === undefined) return [];
    const options = optionsOf(variantAttributes[attribute].options, codes);
    // Not every brand offers every colour.
    const offered =
      options.length > 3 && (attribute === "FARBE" || attribute === "MOTIV")
        ? random.sample(options, random.int(Math.min(4, options.length), options.length))
        : options;
    return [offered.map((option): Choice => ({ attribute, option }))];
  });
  const all = axes.reduce<Choice[][]>(
    (partial, axis) => partial.flatMap((chosen) => axis.map((choice) => [...chosen, choice])),
    [[]],
  );
  return all.length < 6 ? all : all.filter((_, index) => index === 0 || !random.chance(0.04));
}

/** The main and second colours that products of a family come in where no variant decides. */
export const looksOf = (family: Family): readonly (readonly [string, string])[] => family.looks ?? defaultLooks;

/** The colours of a product's own picture, before its variants. */
export function baseLook(family: Family, random: Random): readonly [string, string] {
  return random.pick(looksOf(family));
}

/** The picture of an item: its own colour, motif and ruling where it has them. */
export function itemPicture(
  family: Family,
  model: Model,
  choices: readonly Choice[],
  look: readonly [string, string],
): Picture {
  const colour = choices.find(({ attribute }) => attribute === "FARBE")?.option.css;
  const motif = motifLooks[choices.find(({ attribute }) => attribute === "MOTIV")?.option.code ?? ""];
  const ruling = choices.find(({ attribute }) => attribute === "LINEATUR")?.option.code;
  const [main, second] = motif ?? look;
  const accent = colour === second ? "#f4f1ea" : second;
  const { kind = family.kind, ...drawn } = { ...family.draw, ...model[2]?.draw };
  return {
    kind,
    colour: colour ?? main,
    accent: accent === colour ? "#2f6db5" : accent,
    ...drawn,
    ...(ruling === undefined ? {} : ruled(ruling)),
  };
}

function ruled(code: string): Pick<Picture, "pattern" | "text"> {
  if (code === "blanko") return { pattern: "plain" };
  if (code === "punktkariert") return { pattern: "dots" };
  if (code === "kariert") return { pattern: "grid" };
  return { pattern: code === "5" ? "grid" : "lines", ...(code === "liniert" ? {} : { text: code }) };
}
