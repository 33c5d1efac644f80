import type { GraphTools } from "../graph/load.ts";
import type { MessageOf } from "../lib/message-of.ts";

/** What puts message keys into words, for pages that seldom have to: its texts are loaded with the first of them. */
export const lateMessagesFor =
  (request: Request, graph: Pick<GraphTools, "refresh">): MessageOf =>
  async (message) =>
    (await import("./messages.ts")).messagesFor(request, graph)(message);
