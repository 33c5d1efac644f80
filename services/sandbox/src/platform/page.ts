import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { html, SafeHtml } from "./html.ts";
import { page } from "./http/reply.ts";
import type { Reply } from "./http/reply.ts";

/** A page's styles, read once at boot, with the hash that lets exactly them pass the content policy. */
export interface Stylesheet {
  readonly css: string;
  readonly hash: string;
}

/** Joins style files into one sheet. */
export function stylesheet(...files: readonly URL[]): Stylesheet {
  const css = files.map((file) => readFileSync(fileURLToPath(file), "utf8")).join("\n");
  return { css, hash: `'sha256-${createHash("sha256").update(css).digest("base64")}'` };
}

/** The styles that all pages share. */
export const baseStyles = new URL("base.css", import.meta.url);

/** What makes a page. */
export interface PageParts {
  readonly status?: number;
  readonly language: "de" | "en";
  readonly title: string;
  readonly styles: Stylesheet;
  readonly body: SafeHtml;
  /** Origins beside our own that a form may lead to; browsers check redirects after a form against them. */
  readonly formTargets?: readonly string[];
  /** Address of a script on our own origin. */
  readonly script?: string;
  /** True when the page frames another page of ours. */
  readonly frames?: boolean;
}

/** Renders a whole page and the content policy that fits it. */
export function renderPage(parts: PageParts): Reply {
  const script = parts.script === undefined ? null : html`<script type="module" src="${parts.script}"></script>`;
  // The element in one piece: a space beside the text, as a formatter may put it there, would change its hash.
  const style = new SafeHtml(`<style>${parts.styles.css}</style>`);
  const markup = html`<!doctype html>
    <html lang="${parts.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${parts.title}</title>
        ${style} ${script}
      </head>
      <body>
        ${parts.body}
      </body>
    </html> `;
  return page(parts.status ?? 200, markup, { "content-security-policy": policy(parts) });
}

function policy(parts: PageParts): string {
  return [
    "default-src 'none'",
    `style-src ${parts.styles.hash}`,
    "img-src data:",
    ...(parts.script === undefined ? [] : ["script-src 'self'"]),
    ...(parts.frames === true ? ["frame-src 'self'"] : []),
    `form-action ${["'self'", ...(parts.formTargets ?? [])].join(" ")}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
