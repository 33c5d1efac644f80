/** Markup that is safe to send: everything that was put into it was escaped. */
export class SafeHtml {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

/** What a template takes; `null` leaves nothing. */
export type HtmlValue = string | number | SafeHtml | null | readonly HtmlValue[];

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Makes text harmless in element content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** Template tag: literal parts are markup, values are text and get escaped unless they are {@link SafeHtml}. */
export function html(literals: TemplateStringsArray, ...values: readonly HtmlValue[]): SafeHtml {
  const parts = literals.map((literal, index) => literal + render(values[index] ?? null));
  return new SafeHtml(parts.join(""));
}

function render(value: HtmlValue): string {
  if (value === null) return "";
  if (value instanceof SafeHtml) return value.markup;
  if (typeof value === "string") return escapeHtml(value);
  if (typeof value === "number") return String(value);
  return value.map(render).join("");
}
