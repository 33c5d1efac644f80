import { Parser, Tokenizer, type TokenizerCallbacks } from "htmlparser2";
import { type HtmlLimit, htmlLimits } from "./html-limits.ts";

/** Characters that are read before the counts are looked at: a parser's work grows with the square of the depth. */
const portion = 2_000;

/**
 * The limit that a text of HTML exceeds; null when it is within all. It is read as `sanitize-html` does, but no further
 * than to the first breach, so that its cost is limited, too.
 */
export function htmlBreach(html: string): HtmlLimit | null {
  if (html.length > htmlLimits.characters) return "characters";
  let [depth, deepest, parts] = [0, 0, 0];
  const count = (): void => void (parts += 1);
  const parser = new Parser({
    onopentag: () => {
      depth += 1;
      parts += 1;
      deepest = Math.max(deepest, depth);
    },
    onclosetag: () => {
      depth -= 1;
      parts += 1;
    },
    onattribute: count,
    ontext: count,
    oncomment: count,
    onprocessinginstruction: count,
  });
  for (let at = 0; at < html.length; at += portion) {
    parser.write(html.slice(at, at + portion));
    if (deepest > htmlLimits.depth) return "depth";
    if (parts > htmlLimits.parts) return "parts";
  }
  return null;
}

/** Elements whose content is no text for readers. */
const unread = new Set(["script", "style", "iframe", "template", "noscript", "textarea", "title", "svg", "math"]);
/** Characters of words that stand for a text that exceeds its limits. */
const enough = 20_000;

const nothing = (): void => undefined;

/**
 * The words of a text of any size or depth, in time proportional to `htmlLimits.characters`; longer texts are cut.
 * @returns text without HTML, to be escaped where it is shown
 */
export function wordsOfHtml(html: string): string {
  const source = html.slice(0, htmlLimits.characters);
  const words: string[] = [];
  let [length, hidden] = [0, ""];
  const add = (text: string): void => {
    if (hidden !== "" || length > enough) return;
    words.push(text);
    length += text.length;
  };
  const callbacks: TokenizerCallbacks = {
    ontext: (start, end) => add(source.slice(start, end)),
    ontextentity: (codePoint) => add(String.fromCodePoint(codePoint)),
    onopentagname: (start, end) => {
      const name = source.slice(start, end).toLowerCase();
      if (hidden === "" && unread.has(name)) hidden = name;
      add(" ");
    },
    onclosetag: (start, end) => {
      if (source.slice(start, end).toLowerCase() === hidden) hidden = "";
      add(" ");
    },
    onattribdata: nothing,
    onattribentity: nothing,
    onattribend: nothing,
    onattribname: nothing,
    oncdata: nothing,
    oncomment: nothing,
    ondeclaration: nothing,
    onend: nothing,
    onopentagend: nothing,
    onprocessinginstruction: nothing,
    onselfclosingtag: nothing,
  };
  const tokenizer = new Tokenizer({ decodeEntities: true }, callbacks);
  tokenizer.write(source);
  tokenizer.end();
  return words.join("").replaceAll(/\s+/g, " ").trim().slice(0, enough).toWellFormed();
}
