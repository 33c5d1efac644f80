import { html } from "../../platform/html.ts";
import type { Reply } from "../../platform/http/reply.ts";
import type { Message } from "../message.ts";
import { formatTime, renderMailboxPage } from "./mailbox-layout.ts";

/** Links in a mail may open a new tab, as in any mail program. Nothing else: no script, no form, no own origin. */
const frameRights = "allow-popups allow-popups-to-escape-sandbox";

/** One mail: its headers, its markup in a frame without rights, its plain text. */
export function renderMessagePage(message: Message): Reply {
  const { id, to, from, subject, text, language, reference, receivedAt, headers } = message;
  return renderMailboxPage({
    title: subject,
    frames: true,
    body: html`<article class="mail">
      <div class="stack-small">
        <p class="small"><a href="/mailbox/">All mails</a></p>
        <h1 lang="${language}">${subject}</h1>
      </div>
      <dl>
        <dt>From</dt>
        <dd>${from}</dd>
        <dt>To</dt>
        <dd><a href="/mailbox/?to=${encodeURIComponent(to)}">${to}</a></dd>
        <dt>Received</dt>
        <dd><time datetime="${receivedAt}">${formatTime(receivedAt)}</time></dd>
        ${
          reference === ""
            ? null
            : html`<dt>Reference</dt>
                <dd>${reference}</dd>`
        }
        ${Object.entries(headers).map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
      <iframe src="/mailbox/${id}/content" title="Content of the mail" sandbox="${frameRights}"></iframe>
      <details class="panel">
        <summary>Plain text</summary>
        <pre lang="${language}">${text}</pre>
      </details>
    </article>`,
  });
}

/**
 * The mail's own markup, as it came. It is hostile until proven otherwise: the policy takes away scripts, forms and
 * the origin even when someone opens this address outside the frame. Pictures may come from this machine only, so
 * that a mail cannot report that it was read.
 */
export function renderMailFrame(message: Message): Reply {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "img-src data: http://localhost:* http://*.localhost:* http://127.0.0.1:*",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    `sandbox ${frameRights}`,
  ].join("; ");
  // Before the mail's own head: the parser merges both, and every link gets a tab of its own.
  const head = '<!doctype html><meta name="viewport" content="width=device-width"><base target="_blank">';
  return {
    status: 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "x-frame-options": "SAMEORIGIN",
    },
    body: head + message.html.replace(/^\s*<!doctype[^>]*>/i, ""),
  };
}

/** No mail at this address. */
export function renderMissingPage(): Reply {
  return renderMailboxPage({
    status: 404,
    title: "No such mail",
    body: html`<div class="panel empty stack-small">
      <h1>No such mail</h1>
      <p class="muted">It may have made room for newer ones. <a href="/mailbox/">Show all mails</a></p>
    </div>`,
  });
}
