/** Elements that operators' texts may have, with their attributes. */
const allowed: Readonly<Record<string, readonly string[]>> = {
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

const empty = new Set(["br", "hr", "img"]);

/** Elements whose content is no text either. */
const swallowed =
  /<(script|style|iframe|object|template|noscript|textarea|title|svg|math|select)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;

/** A path of ours, a place in the page, or a web, mail or phone address; no entity but that of "&" hides anything in it. */
const link = /^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)(?:[^\s\\&\p{Cc}]|&amp;)*$/iu;
const number = /^\d{1,4}$/;
const word = /^[\w-]{1,60}$/;

/** What each attribute may hold; others hold any text. */
const values: Readonly<Record<string, RegExp>> = {
  href: link,
  src: /^\/(?![/\\])[^\s\\&\p{Cc}]*$/u,
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

const attribute = /([a-z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/gi;

const quote = (text: string): string => text.replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function attributesOf(name: string, source: string): string {
  const known = new Map<string, string>();
  for (const [, key = "", double, single, bare] of source.matchAll(attribute)) {
    const [wanted, value] = [key.toLowerCase(), double ?? single ?? bare ?? ""];
    const isAllowed = allowed[name]?.includes(wanted) === true && (values[wanted]?.test(value) ?? true);
    if (isAllowed && !known.has(wanted)) known.set(wanted, quote(value));
  }
  if (known.has("target")) known.set("rel", "noopener");
  if (name === "img") known.set("loading", "lazy");
  return [...known].map(([key, value]) => ` ${key}="${value}"`).join("");
}

const tag = /<(\/?)([a-z][a-z0-9]*)\b((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;

/**
 * HTML of operators, made anew from the elements and attributes that texts need: nothing of the source is copied but
 * text and values of a known form, so scripts, styles, handlers and addresses of other schemes cannot come through,
 * however they are written (CMS-04). Elements are closed in order, whatever the source forgets.
 */
export function safeHtml(source: string): string {
  const html = source.replaceAll(/<!--[\s\S]*?(?:-->|$)/g, "").replaceAll(swallowed, "");
  const open: string[] = [];
  let [result, end] = ["", 0];
  const addText = (text: string) => (result += text.replaceAll("<", "&lt;").replaceAll(">", "&gt;"));
  for (const match of html.matchAll(tag)) {
    addText(html.slice(end, match.index));
    end = match.index + match[0].length;
    const [, slash, written = "", rest = ""] = match;
    const name = written.toLowerCase();
    if (!Object.hasOwn(allowed, name)) continue;
    if (!slash) {
      result += `<${name}${attributesOf(name, rest)}>`;
      if (!empty.has(name)) open.push(name);
    } else if (open.includes(name)) {
      while (open.at(-1) !== name) result += `</${open.pop() ?? ""}>`;
      result += `</${open.pop() ?? ""}>`;
    }
  }
  addText(html.slice(end));
  for (const name of open.toReversed()) result += `</${name}>`;
  return result;
}
