/**
 * How texts of people are read, in browser, web, gateway and shop alike: as they see them. What a copy from a page, a PDF
 * or a chat brings along unseen is not theirs.
 */

/** Nothing but ASCII: most texts, which read as they are. */
const plain = /^[\x20-\x7e]*$/u;

/**
 * Invisible characters that belong to a text, then all others. Kept: joiners between letters of scripts that write with
 * them (Persian, Indic ones) and within emoji, selectors that choose a form of an emoji or ideograph, flags made of tags.
 */
const invisible =
  /((?<=[\p{L}\p{M}])(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200c\u200d](?=[\p{L}\p{M}])(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})|(?<=[\p{Extended_Pictographic}\p{Script=Han}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]|(?<=[\d#*])\ufe0f(?=\u20e3)|(?<=\p{Script=Mongolian})[\u180b-\u180f]|(?<=\u{1f3f4})[\u{e0020}-\u{e007e}]{1,8}\u{e007f})|\p{Default_Ignorable_Code_Point}/gu;

/** Blanks of all widths; those that end a line or separate columns are others. */
const blanks = /[^\S\n\r\t\u2028\u2029]/gu;
const lineEnds = /[\u2028\u2029]/gu;
/** Hyphens, dashes and the minus sign, as programs write them in place of what was typed. */
const dashes = /[\p{Dash_Punctuation}\u2212]/gu;

/** Words as a person sees them: composed (NFC), without invisible characters, every blank the usual one. */
export function readText(text: string): string {
  if (plain.test(text)) return text;
  return (
    text
      .normalize("NFC")
      .replaceAll(invisible, (_, kept: string | undefined) => kept ?? "")
      // What stood between a letter and its accent is gone.
      .normalize("NFC")
      .replaceAll(blanks, " ")
      .replaceAll(lineEnds, "\n")
  );
}

/**
 * What is looked up or dialled: a code, a number, an email. Compatible characters are one (NFKC: full width, ligatures),
 * every dash is `-`, and blanks around it do not count.
 */
export function readKey(text: string): string {
  if (plain.test(text)) return text.trim();
  return readText(text.normalize("NFKC")).replaceAll(dashes, "-").trim();
}

const segmenter = new Intl.Segmenter();
/** UTF-16 units for each character that a limit allows: a letter under forty accents is no way around it. */
const mostUnits = 8;

/** How many characters a person sees. */
export function lengthOf(text: string): number {
  if (plain.test(text)) return text.length;
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** Whether a text keeps a limit of characters, as a person counts them. */
export function fits(text: string, most: number): boolean {
  if (text.length <= most) return true;
  return text.length <= most * mostUnits && lengthOf(text) <= most;
}

/**
 * The beginning of a text, at most so many characters as a person counts them; none is cut in two.
 * @param units most UTF-16 units, where someone else counts those
 */
export function cutText(text: string, most: number, units = most * mostUnits): string {
  if (text.length <= Math.min(most, units)) return text;
  if (plain.test(text)) return text.slice(0, Math.min(most, units));
  let [end, count] = [0, 0];
  for (const { segment } of segmenter.segment(text)) {
    if (count === most || end + segment.length > units) break;
    end += segment.length;
    count += 1;
  }
  return text.slice(0, end);
}

/** Fields whose characters are compared by a rule of their own. */
const secret = /password/iu;
/** Fields that hold a key: what they are called in the graph and in forms, there with their group before them. */
const key =
  /(?:^|\.|delivery)(?:email|phone|postcode|zipcode|orderid|ordernumber|salesorderno|customernumber|vatregistrationno|housenr|code|postnumber|packstation|numberofemployees|contract)$/iu;

/** A text of the field of this name. */
export function readField(name: string, text: string): string {
  if (secret.test(name)) return text;
  return key.test(name) ? readKey(text) : readText(text);
}

/**
 * Variables or a form's values, each text read by the name of its field: keys by {@link readKey}, words by
 * {@link readText}, passwords as they were typed. The same object when all are read as they are.
 */
export function readTexts<T>(values: T, name?: string): T;
export function readTexts(values: unknown, name = ""): unknown {
  if (typeof values === "string") return readField(name, values);
  if (Array.isArray(values)) {
    const read = values.map((each: unknown) => readTexts(each, name));
    return read.some((each, index) => each !== values[index]) ? read : values;
  }
  if (typeof values !== "object" || values === null) return values;
  if (![Object.prototype, null].includes(Object.getPrototypeOf(values))) return values;
  const entries = Object.entries(values).map(([key, each]) => [key, each, readTexts(each, key)] as const);
  if (entries.every(([, before, after]) => before === after)) return values;
  return Object.fromEntries(entries.map(([key, , after]) => [key, after]));
}
