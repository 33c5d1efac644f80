import { storefrontOfHost } from "@chalkbox/storefront";
import * as v from "valibot";
import { createKeptPages } from "./kept-pages.ts";
import { MessageToWorker } from "./messages-to-worker.ts";
import { placeholder } from "./plain-page.ts";
import type { RequestEvent, WorkerScope } from "./worker-scope.ts";

/**
 * The service worker at `/sw.js` (OP-A-12). With a network it changes nothing: pages, answers of the graph and scripts
 * come from the server, so that no worker shows what an earlier build or day was like. Without one it shows a page that
 * was seen before, or one that offers those. See docs/decisions/0049.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the DOM library's types know no workers
const scope = globalThis as unknown as WorkerScope;

const pages = createKeptPages({
  caches,
  fetch: (input, init) => fetch(input, init),
  language: storefrontOfHost(location.host).language,
  now: Date.now,
});

/** What a kept page needs: sheets, fonts and the store's sign have names that pin their content, or hardly change. */
const isFileOfPages = (path: string): boolean =>
  path === placeholder || /^\/(?:assets\/[\w.-]+\.(?:css|woff2)|favicon-[\w-]+\.svg)$/.test(path);

async function pageFor({ request, preloadResponse }: RequestEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const { pathname, search } = new URL(request.url);
    return pages.answer(pathname + search);
  }
}

// It holds nothing that belongs to a build: the newest one may take over at once.
scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => {
  // The browser requests a page while the worker starts, so that no page waits for it.
  event.waitUntil(scope.registration.navigationPreload?.enable() ?? Promise.resolve());
});
scope.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  // What is sent is sent once, by the browser itself.
  if (method !== "GET") return;
  const { origin, pathname } = new URL(url);
  if (mode === "navigate") event.respondWith(pageFor(event));
  else if (origin === location.origin && isFileOfPages(pathname))
    event.respondWith(pages.file(url).then((file) => file ?? fetch(event.request)));
});
scope.addEventListener("message", (event) => {
  const message = v.safeParse(MessageToWorker, event.data);
  if (!message.success) return;
  const work = message.output.kind === "seen" ? pages.keep(message.output.path) : pages.forget();
  // What cannot be kept now may be kept when it is seen again.
  event.waitUntil(work.catch(() => undefined));
});
