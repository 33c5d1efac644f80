import { use } from "react";
import { Scripts, UNSAFE_FrameworkContext as FrameworkContext, useMatches } from "react-router";
import { NonceContext } from "./nonce.ts";
import { RouterStateContext } from "./router-state.ts";
import { type PageModules, startPage } from "./start-page.ts";

/** Longest wait for the page's main picture before its scripts, in ms. */
const patience = 1_500;

/** JSON as it may be in a script. */
const literal = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * Hands the router its settings and, by the stream that it expects, its state. The router's own way is a script for
 * every piece of state, each in a suspended part of the page: what could be rendered in one go would take four.
 */
const openState = (settings: string, state: string): string =>
  `window.__reactRouterContext=${settings};window.__reactRouterContext.stream=new ReadableStream({start(controller){controller.enqueue(${literal(state)});controller.close()}}).pipeThrough(new TextEncoderStream());`;

/** The scripts of a page: settings and state of the router, and what loads the modules. */
function SentScripts() {
  const framework = use(FrameworkContext);
  const nonce = use(NonceContext);
  const state = use(RouterStateContext);
  const ids = useMatches().map(({ id }) => id);
  if (!framework) throw new Error("No router above this component");
  const { manifest, serverHandoffString = "{}" } = framework;
  const routes = ids.flatMap((id) => manifest.routes[id] ?? []);
  const imported = [manifest.url, ...manifest.entry.imports, ...routes.flatMap(({ imports = [] }) => imports)];
  const own = routes.map(({ module }) => module);
  const page: PageModules = {
    ids,
    // A module may be there twice, as a route's own and as another's import: it is loaded once.
    modules: [...own, ...new Set(imported)],
    entry: manifest.entry.module,
  };
  return (
    <>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: openState(serverHandoffString, state) }} />
      <script
        nonce={nonce}
        dangerouslySetInnerHTML={{ __html: `(${startPage.toString()})(${literal(page)},${patience})` }}
      />
    </>
  );
}

/** In the browser the scripts are there already: two places that match them, whatever their content. */
function KnownScripts() {
  const html = { __html: " " };
  return (
    <>
      <script suppressHydrationWarning dangerouslySetInnerHTML={html} />
      <script suppressHydrationWarning dangerouslySetInnerHTML={html} />
    </>
  );
}

function RouterScripts() {
  const nonce = use(NonceContext);
  const state = literal(use(RouterStateContext));
  const html = `{const c=window.__reactRouterContext.streamController;c.enqueue(${state});c.close()}`;
  return (
    <>
      <Scripts nonce={nonce} />
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

/**
 * What hydrates a page, in place of the router's `<Scripts>`: that fetches all modules ahead of style sheets and
 * pictures, and is itself sent to the browser, which never needs it. Development has more to load and keeps it.
 */
export const PageScripts = import.meta.env.DEV ? RouterScripts : import.meta.env.SSR ? SentScripts : KnownScripts;
