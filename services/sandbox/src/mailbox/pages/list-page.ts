import { html } from "../../platform/html.ts";
import type { SafeHtml } from "../../platform/html.ts";
import type { Reply } from "../../platform/http/reply.ts";
import type { Message } from "../message.ts";
import { formatTime, renderMailboxPage } from "./mailbox-layout.ts";

/** The list of mails, newest first. @param to the filter as it was typed; empty without one */
export function renderListPage(messages: readonly Message[], to: string): Reply {
  return renderMailboxPage({
    title: to === "" ? "All mails" : `Mails to ${to}`,
    body: html`<div class="head">
        <h1>${to === "" ? "All mails" : `Mails to ${to}`}</h1>
        <form class="filter" method="get" action="/mailbox/" role="search">
          <div class="field">
            <label for="to">Recipient contains</label>
            <input id="to" name="to" type="search" value="${to}" autocomplete="off" spellcheck="false" />
          </div>
          <button class="button">Filter</button>
          ${to === "" ? null : html`<a class="button quiet" href="/mailbox/">Show all</a>`}
        </form>
      </div>
      ${
        messages.length === 0
          ? renderEmpty(to)
          : html`<ul class="messages">
              ${messages.map(renderItem)}
            </ul>`
      }`,
  });
}

function renderItem({ id, subject, to, language, receivedAt }: Message): SafeHtml {
  return html`<li>
    <a href="/mailbox/${id}"
      ><span class="subject" lang="${language}">${subject}</span> <span class="to">${to}</span
      ><time datetime="${receivedAt}">${formatTime(receivedAt)}</time></a
    >
  </li>`;
}

function renderEmpty(to: string): SafeHtml {
  return to === ""
    ? html`<div class="panel empty stack-small">
        <h2>No mail yet</h2>
        <p class="muted">Place an order in the shop: its confirmation arrives here.</p>
      </div>`
    : html`<div class="panel empty stack-small">
        <h2>No mail to this address</h2>
        <p class="muted">Check the spelling, or <a href="/mailbox/">show all mails</a>.</p>
      </div>`;
}
