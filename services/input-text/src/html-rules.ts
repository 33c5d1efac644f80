/** Elements that operators' texts may have, with their attributes (CMS-04): the back office takes them, pages show them. */
export const elements: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "target"],
  abbr: ["title"],
  address: [],
  b: [],
  blockquote: [],
  br: [],
  caption: [],
  code: [],
  dd: [],
  details: ["open", "id"],
  div: ["class"],
  dl: [],
  dt: [],
  em: [],
  figcaption: [],
  figure: ["class"],
  h2: ["id"],
  h3: ["id"],
  h4: ["id"],
  hr: [],
  i: [],
  img: ["src", "alt", "width", "height", "class"],
  li: [],
  ol: [],
  p: ["class"],
  small: [],
  span: ["lang"],
  strong: [],
  sub: [],
  summary: [],
  sup: [],
  table: [],
  tbody: [],
  td: ["colspan", "rowspan"],
  tfoot: [],
  th: ["colspan", "rowspan", "scope"],
  thead: [],
  time: ["datetime"],
  tr: [],
  u: [],
  ul: [],
};

/** Elements that go with all they hold; of others that are not allowed the words stay. */
export const swallowed: readonly string[] =
  "script style iframe object template noscript textarea title svg math select option xmp noembed noframes plaintext".split(
    " ",
  );

/** A path of ours, a place in the page, or a web, mail or phone address. */
const link = /^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)[^\s\\\p{Cc}]*$/iu;
const number = /^\d{1,4}$/;
const word = /^[\w-]{1,60}$/;

/** What each attribute may hold; others hold any text. */
const values: Readonly<Record<string, RegExp>> = {
  href: link,
  src: /^\/(?![/\\])[^\s\\\p{Cc}]*$/u,
  target: /^_blank$/,
  id: word,
  class: /^(?:lead|note|hours|zoom)$/,
  width: number,
  height: number,
  colspan: number,
  rowspan: number,
  scope: /^(?:row|col)$/,
  open: /^$/,
};

/** Checks an attribute of an element. @param value with its entities resolved */
export const mayHold = (element: string, name: string, value: string): boolean =>
  Object.hasOwn(elements, element) && elements[element]?.includes(name) === true && (values[name]?.test(value) ?? true);

/** The attributes that an element keeps of those that are given, their entities resolved, and those that it gets. */
export function attributesOf(
  element: string,
  given: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const attributes = Object.fromEntries(Object.entries(given).filter(([name, value]) => mayHold(element, name, value)));
  return {
    ...attributes,
    ...("target" in attributes && { rel: "noopener" }),
    ...(element === "img" && { loading: "lazy" }),
  };
}
