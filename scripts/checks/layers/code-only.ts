/** What may be before a regular expression; after anything else a slash divides. */
const beforePattern = /[(,=:[!&|?{};>]\s*$|\breturn\s*$|^\s*$/;

/** A source text without its comments, texts, patterns and SQL: what is left are the names that the code itself uses. */
export function codeOnly(text: string): string {
  let code = "";
  let at = 0;
  /** The braces that are open; `$` is one inside a template. */
  const braces: ("{" | "$")[] = [];
  const skipTo = (end: RegExp): void => {
    end.lastIndex = at;
    const found = end.exec(text);
    at = found === null ? text.length : end.lastIndex;
    code += " ";
  };
  /** From after a template's backtick, or the brace that closes a part of it, to the next part or the end. */
  const skipTemplate = (): void => {
    skipTo(/(?:[^`\\$]|\\[\s\S]|\$(?!\{))*(?:`|\$\{|$)/y);
    if (text[at - 1] === "{") braces.push("$");
  };
  while (at < text.length) {
    const rest = text.slice(at, at + 2);
    const [character = ""] = rest;
    if (rest === "//") skipTo(/[^\n]*/y);
    else if (rest === "/*") skipTo(/[\s\S]*?(?:\*\/|$)/y);
    else if (character === '"') skipTo(/"(?:[^"\\\n]|\\.)*"?/y);
    else if (character === "'") skipTo(/'(?:[^'\\\n]|\\.)*'?/y);
    else if (character === "`") {
      at += 1;
      skipTemplate();
    } else if (character === "/" && beforePattern.test(code.slice(-40))) {
      skipTo(/\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])*\/?/y);
    } else {
      at += 1;
      if (character === "}" && braces.pop() === "$") skipTemplate();
      else {
        if (character === "{") braces.push("{");
        code += character;
      }
    }
  }
  return code;
}
