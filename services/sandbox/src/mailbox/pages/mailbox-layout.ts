import { html, SafeHtml } from "../../platform/html.ts";
import { baseStyles, renderPage, stylesheet } from "../../platform/page.ts";
import type { PageParts } from "../../platform/page.ts";
import type { Reply } from "../../platform/http/reply.ts";

const styles = stylesheet(baseStyles, new URL("mailbox.css", import.meta.url));

const logo = new SafeHtml(
  `<svg viewBox="0 0 28 28" aria-hidden="true"><rect width="28" height="28" rx="7" fill="#14557b"/><path d="M6 9h16v11H6zM6 9l8 6.5L22 9" fill="none" stroke="#fff" stroke-width="2.2" stroke-linejoin="round"/></svg>`,
);

/** Puts a body into the mailbox's frame. */
export function renderMailboxPage(parts: Pick<PageParts, "status" | "title" | "body" | "frames">): Reply {
  return renderPage({
    ...parts,
    language: "en",
    title: `${parts.title} – Mailbox`,
    styles,
    body: html`<header class="bar">
        <div class="bar-inner">
          <a class="brand" href="/mailbox/">${logo}Mailbox</a>
          <a href="/">Sandbox</a>
        </div>
      </header>
      <main class="wrap">${parts.body}</main>
      <footer class="foot">
        <div class="wrap">Mails that the shop sends arrive here and go nowhere else. The newest 500 are kept.</div>
      </footer>`,
  });
}

const time = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** A moment as people read it, in the machine's own time zone. */
export function formatTime(iso: string): string {
  return time.format(new Date(iso));
}
