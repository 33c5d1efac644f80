import type { ServerResponse } from "node:http";

const texts = {
  de: {
    title: "Gerade ist viel los",
    text: "In unserem Shop ist gerade sehr viel los. Bitte laden Sie die Seite in wenigen Sekunden neu.",
  },
  en: {
    title: "We are very busy",
    text: "Our shop is very busy at the moment. Please reload the page in a few seconds.",
  },
} as const;

/** Answers 503 when too many pages wait for their turn: the shortest page for that, in the language of the host. */
export function sendBusyPage(response: ServerResponse, host: string): void {
  const language = /^en\./i.test(host) ? "en" : "de";
  const { title, text } = texts[language];
  const html =
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"></head>` +
    `<body><h1>${title}</h1><p>${text}</p></body></html>`;
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store", "retry-after": "2" };
  // What a client has sent behind this request would find no room either.
  response.shouldKeepAlive = false;
  response.writeHead(503, headers).end(html);
}
