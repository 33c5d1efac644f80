/** A text in both languages, written "Deutsch | English". */
export type Bilingual = `${string} | ${string}`;

/** A text in both languages as it is stored. */
export interface Text {
  readonly de: string;
  readonly en: string;
}

/** Splits a bilingual text. Throws when a half is missing: the data files are part of the program. */
export function text(value: Bilingual): Text {
  const [de, en, ...rest] = value.split(" | ");
  if (!de || !en || rest.length > 0) throw new Error(`Not a text in two languages: ${value}`);
  return { de, en };
}
