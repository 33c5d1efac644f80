import type { GraphTools } from "../graph/load.ts";
import { copyFor } from "../lib/copy.ts";
import type { MessageOf } from "../lib/message-of.ts";
import { errorCopy } from "./error-page.tsx";

/**
 * What puts message keys into words, for pages that seldom have to: its texts are loaded with the first of them. Where
 * they cannot be had, a key has general words; the shop's own sentence, which has spaces, stays.
 */
export const lateMessagesFor =
  (request: Request, graph: Pick<GraphTools, "refresh">): MessageOf =>
  (message) =>
    import("./messages.ts").then(
      ({ messagesFor }) => messagesFor(request, graph)(message),
      () => (message.includes(" ") ? message : copyFor(request, errorCopy).failed),
    );
