import type { Clock } from "../platform/clock.ts";
import { json, seeOther } from "../platform/http/reply.ts";
import type { Reply } from "../platform/http/reply.ts";
import type { Request, Route } from "../platform/http/router.ts";
import { isMailboxToken } from "./mailbox-token.ts";
import { decodeDraft } from "./message.ts";
import type { Message } from "./message.ts";
import type { MessageStore } from "./messages.store.ts";
import { renderListPage } from "./pages/list-page.ts";
import { renderMailFrame, renderMessagePage, renderMissingPage } from "./pages/message-page.ts";

const MESSAGE_BYTES = 1_024 * 1_024;
const LIST_LENGTH = 100;
const JSON_LENGTH = 50;

/** What the routes work with. */
export interface MailboxRouteParts {
  readonly store: MessageStore;
  /** Derived from the payment secret for this purpose alone. */
  readonly key: Buffer;
  readonly clock: Clock;
}

/** The mailbox's addresses. Document: docs/guides/card-payments.md, "Mailbox". */
export function mailboxRoutes(parts: MailboxRouteParts): readonly Route[] {
  const { store } = parts;
  const withMessage = (request: Request, render: (message: Message) => Reply) => {
    const message = store.find(request.params["id"] ?? "");
    return message === null ? renderMissingPage() : render(message);
  };
  return [
    {
      method: "POST",
      path: "/mailbox/messages",
      bodyLimit: MESSAGE_BYTES,
      // The shop sends all its mails from one address and proves who it is.
      unlimited: true,
      handle: (request) => receive(parts, request),
    },
    { method: "GET", path: "/mailbox", handle: () => seeOther("/mailbox/") },
    { method: "GET", path: "/mailbox/", handle: ({ query }) => list(store, query) },
    { method: "GET", path: "/mailbox/messages.json", handle: ({ query }) => listAsJson(store, query) },
    { method: "GET", path: "/mailbox/:id", handle: (request) => withMessage(request, renderMessagePage) },
    { method: "GET", path: "/mailbox/:id/content", handle: (request) => withMessage(request, renderMailFrame) },
  ];
}

function receive({ store, key, clock }: MailboxRouteParts, { headers, body }: Request): Reply {
  if (!isMailboxToken(key, body, headers["x-mailbox-token"] ?? "")) {
    return fault(401, "INVALID_TOKEN", "The x-mailbox-token is missing or does not fit the body.");
  }
  if (!/^application\/json\b/i.test(headers["content-type"] ?? "")) {
    return fault(415, "NOT_JSON", "The content-type must be application/json.");
  }
  const decoded = decodeDraft(body.toString("utf8"));
  if (!decoded.ok) return fault(400, "INVALID_MESSAGE", decoded.message);
  const { id, created } = store.add(decoded.draft, clock.now());
  return json(created ? 201 : 200, { id });
}

function list(store: MessageStore, query: URLSearchParams): Reply {
  const to = addressOf(query);
  return renderListPage(store.list(to, LIST_LENGTH), to);
}

function listAsJson(store: MessageStore, query: URLSearchParams): Reply {
  const limit = Number(query.get("limit") ?? JSON_LENGTH);
  if (!Number.isInteger(limit) || limit < 1 || limit > 500) {
    return fault(400, "INVALID_LIMIT", "The limit must be a whole number from 1 to 500.");
  }
  return json(200, { messages: store.list(addressOf(query), limit) });
}

function addressOf(query: URLSearchParams): string {
  return (query.get("to") ?? "").trim().slice(0, 320);
}

function fault(status: number, code: string, message: string): Reply {
  return json(status, { error: { code, message } });
}
