import type { SafeHtml } from "../html.ts";

/** An answer, before the server adds the headers that every answer has. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A whole page. */
export function page(status: number, markup: SafeHtml, headers: Readonly<Record<string, string>> = {}): Reply {
  return { status, headers: { "content-type": "text/html; charset=utf-8", ...headers }, body: markup.markup };
}

/** A JSON answer. */
export function json(status: number, value: unknown): Reply {
  return { status, headers: { "content-type": "application/json; charset=utf-8" }, body: JSON.stringify(value) };
}

/** "See other": the browser follows with GET, so that reloading never repeats a form. */
export function seeOther(location: string): Reply {
  return { status: 303, headers: { location }, body: "" };
}

/** An answer in one line of text. */
export function plainText(status: number, text: string): Reply {
  return { status, headers: { "content-type": "text/plain; charset=utf-8" }, body: `${text}\n` };
}
