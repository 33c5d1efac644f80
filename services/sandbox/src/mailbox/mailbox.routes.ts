import { json, seeOther } from "../platform/http/reply.ts";
import type { Reply } from "../platform/http/reply.ts";
import type { Request, Route } from "../platform/http/router.ts";
import type { MailboxAccess } from "../platform/config.ts";
import { isOperator, operatorsOnly } from "./operators.ts";
import type { Message } from "./message.ts";
import type { MessageStore } from "./messages.store.ts";
import { renderListPage } from "./pages/list-page.ts";
import { renderMailFrame, renderMessagePage, renderMissingPage } from "./pages/message-page.ts";

const listLength = 100;
const jsonLength = 50;

/** What the routes work with. */
export interface MailboxRouteParts {
  readonly store: MessageStore;
  readonly access: MailboxAccess;
}

/** The mailbox's addresses; none where it is off. Document: docs/guides/mails.md. */
export function mailboxRoutes({ store, access }: MailboxRouteParts): readonly Route[] {
  if (access.kind === "off") return [];
  const withMessage = (request: Request, render: (message: Message) => Reply) => {
    const message = store.find(request.params["id"] ?? "");
    return message === null ? renderMissingPage() : render(message);
  };
  const reading = (path: string, handle: Route["handle"]): Route => ({
    method: "GET",
    path,
    handle: (request) =>
      access.kind === "open" || isOperator(request.headers["authorization"], access.token)
        ? handle(request)
        : operatorsOnly(),
  });
  return [
    reading("/mailbox", () => seeOther("/mailbox/")),
    reading("/mailbox/", ({ query }) => list(store, query)),
    reading("/mailbox/messages.json", ({ query }) => listAsJson(store, query)),
    reading("/mailbox/:id", (request) => withMessage(request, renderMessagePage)),
    reading("/mailbox/:id/content", (request) => withMessage(request, renderMailFrame)),
  ];
}

function list(store: MessageStore, query: URLSearchParams): Reply {
  const to = addressOf(query);
  return renderListPage(store.list(to, listLength), to);
}

function listAsJson(store: MessageStore, query: URLSearchParams): Reply {
  const limit = Number(query.get("limit") ?? jsonLength);
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
