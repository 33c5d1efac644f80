import type { Judged, SoldProduct } from "./wanted.ts";

type Language = Judged["language"];

/** Joints and endings say nothing about what a word names: "Radiergummis" names what "Radiergummi" names. */
const rootOf = (word: string): string =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replace(/(?:ern|en|er|es|e|n|s)$/, "");

/** Every so many of a list. */
const every = <T>(list: readonly T[], step: number): T[] => list.filter((_, index) => index % step === 0);

/** A typing error in the middle of a word: a letter left out, doubled, or swapped with the next, in turn. */
function withSlip(word: string, turn: number): string {
  const at = Math.floor(word.length / 2);
  if (turn % 3 === 0) return word.slice(0, at) + word.slice(at + 1);
  if (turn % 3 === 1) return word.slice(0, at) + word.charAt(at) + word.slice(at);
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}

/** Two neighbours that are the same cannot be swapped. */
const isSlip = (word: string, slipped: string): boolean => word !== slipped && word.length >= 6;

/** Searches made from the assortment's own names: departments, brands with kinds, slips, order numbers. */
export function judgedByRule(products: readonly SoldProduct[], language: Language): Judged[] {
  const judge = (kind: string, query: string, best: readonly SoldProduct[], good: readonly SoldProduct[] = []) => ({
    kind,
    language,
    query,
    best: new Set(best.map(({ id }) => id)),
    good: new Set(good.map(({ id }) => id)),
  });
  const phrases = phrasesOf(products);
  const departments = phrases.map(({ text, best, good }) => judge("departments", text, best, good));
  const longWords = phrases.filter(({ text }) => /^[\p{L}]{6,}$/u.test(text));
  const slips = every(longWords, 3)
    .map(({ text, best, good }, turn) => ({ text, slipped: withSlip(text.toLowerCase(), turn), best, good }))
    .filter(({ text, slipped }) => isSlip(text.toLowerCase(), slipped))
    .map(({ slipped, best, good }) => judge("typing errors", slipped, best, good));
  const branded = every(longWords, 4).flatMap(({ text, best }) => {
    const [first] = best;
    if (!first) return [];
    const ofBrand = best.filter(({ brand }) => brand === first.brand);
    return [judge("brand and kind", `${first.brand} ${text}`, ofBrand)];
  });
  const names = every(products, 80).map((product) => {
    const twins = products.filter(({ name }) => name === product.name);
    return judge("whole names", product.name, twins);
  });
  const numbers = every(products, 60).map((product, turn) =>
    judge("order numbers", typedNumber(product.orderNumber, turn), [product]),
  );
  return [...departments, ...slips, ...branded, ...names, ...numbers];
}

function typedNumber(number: string, turn: number): string {
  const halves = `${number.slice(0, 3)} ${number.slice(3)}`;
  return [number, halves, `Art.-Nr. ${number}`, `Artikelnummer ${number}`, ` ${number} `][turn % 5] ?? number;
}

interface Phrase {
  readonly text: string;
  readonly best: readonly SoldProduct[];
  readonly good: readonly SoldProduct[];
}

/**
 * What departments are called, each of "Füller und Tintenroller" for itself. First come its products whose names have
 * the word; where none has, all of the department.
 */
function phrasesOf(products: readonly SoldProduct[]): Phrase[] {
  const departments = Map.groupBy(products, ({ category }) => category.name);
  return [...departments].flatMap(([name, within]) => {
    if (/reduziert|on sale|- |katalog|catalogue|prime/i.test(name)) return [];
    // "Board and card games" are no boards.
    const parts = /and \w+ /.test(name) ? [name] : name.split(/ und | and /);
    return parts.map((text) => {
      const root = rootOf(text);
      const named = within.filter((product) => plain(product.name).includes(root));
      // What is on sale is in a department of its own.
      const onSale = products.filter(
        ({ category, name: itsName }) =>
          /reduziert|on sale/.test(category.name) && within.some((one) => stripped(one) === strippedName(itsName)),
      );
      const namedOnSale = onSale.filter((product) => plain(product.name).includes(root));
      return named.length > 0
        ? { text, best: [...named, ...namedOnSale], good: [...within, ...onSale] }
        : { text, best: [...within, ...onSale], good: [] };
    });
  });
}

const plain = (text: string): string => text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");
/** The last words of a name: the same of all brands. */
const strippedName = (name: string): string => name.split(" ").slice(-2).join(" ");
const stripped = ({ name }: SoldProduct): string => strippedName(name);
