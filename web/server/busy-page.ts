import type { IncomingMessage, ServerResponse } from "node:http";
import type { Refusal } from "@chalkbox/edge";

interface Words {
  readonly title: string;
  readonly text: string;
}
type InLanguages = Readonly<Record<"de" | "en", Words>>;

const busy: InLanguages = {
  de: {
    title: "Gerade ist viel los",
    text: "In unserem Shop ist gerade sehr viel los. Bitte laden Sie die Seite in wenigen Sekunden neu.",
  },
  en: {
    title: "We are very busy",
    text: "Our shop is very busy at the moment. Please reload the page in a few seconds.",
  },
};

/** Refusals that a person can meet who uses the shop's pages, by their status. */
const refused: Readonly<Record<number, InLanguages>> = {
  408: {
    de: {
      title: "Das hat zu lange gedauert",
      text: "Ihre Eingaben sind nicht vollständig bei uns angekommen. Bitte gehen Sie im Browser zurück und senden Sie sie noch einmal.",
    },
    en: {
      title: "That took too long",
      text: "Your entries did not reach us completely. Please go back in your browser and send them again.",
    },
  },
  413: {
    de: {
      title: "Das ist zu viel auf einmal",
      text: "Ihre Eingaben oder Ihre Datei sind zu groß, wir haben nichts davon übernommen. Bitte gehen Sie im Browser zurück: Kürzen Sie die Eingaben, teilen Sie die Liste auf, oder wählen Sie eine kleinere Datei.",
    },
    en: {
      title: "That is too much at once",
      text: "Your entries or your file are too large, and we have taken none of them. Please go back in your browser: shorten the entries, split the list, or choose a smaller file.",
    },
  },
  500: {
    de: {
      title: "Da ist etwas schiefgegangen",
      text: "Der Fehler liegt bei uns. Bitte versuchen Sie es in wenigen Sekunden noch einmal.",
    },
    en: {
      title: "Something went wrong",
      text: "The fault is ours. Please try again in a few seconds.",
    },
  },
  503: busy,
};

/** The shortest page that says something, in the language of a host. */
function pageOf(words: InLanguages, host: string): string {
  const language = /^en\./i.test(host) ? "en" : "de";
  const { title, text } = words[language];
  return (
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"></head>` +
    `<body><h1>${title}</h1><p>${text}</p></body></html>`
  );
}

/** The page of a refusal; null for those that no page of the shop leads to. */
export function refusalPage({ status }: Refusal, { headers }: IncomingMessage): string | null {
  const words = refused[status];
  return words === undefined ? null : pageOf(words, String(headers["x-forwarded-host"] ?? headers.host));
}

/** Answers 503 when too many pages wait for their turn. */
export function sendBusyPage(response: ServerResponse, host: string): void {
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store", "retry-after": "2" };
  // What a client has sent behind this request would find no room either.
  response.shouldKeepAlive = false;
  response.writeHead(503, headers).end(pageOf(busy, host));
}
