import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunction,
  RouterContextProvider,
  StaticRouterProvider,
  useActionData,
  useLoaderData,
  useParams,
} from "react-router";
import { CombinedError } from "urql";
import type { Answer, PageGraph } from "~/graph/client.ts";
import { graphContext } from "~/graph/context.ts";
import { GraphProvider } from "~/graph/provider.tsx";
import { flashNameFor, flashToasts } from "~/graph/redirect.ts";
import { storefrontOf } from "~/lib/copy.ts";
import { pageHeadContext } from "~/lib/page-head.ts";
import { StorefrontProvider } from "~/shell/storefront-provider.tsx";
import { ToastProvider } from "~/ui/toast/toast-region.tsx";
import { type Answers, type Asked, idOf, makeUpAnswer } from "./made-up-answers.ts";

/** A route's module, as the router takes it. */
export interface RouteModule {
  // oxlint-disable-next-line typescript/no-explicit-any -- each route has arguments and props of its own
  readonly loader?: (args: any) => any;
  // oxlint-disable-next-line typescript/no-explicit-any -- see above
  readonly action?: (args: any) => any;
  // oxlint-disable-next-line typescript/no-explicit-any -- see above
  readonly default?: (props: any) => React.ReactNode;
}

/** The graph of a page whose answers a test sets. */
function pageGraphOf(answers: Answers): { readonly graph: PageGraph; readonly asked: Asked[] } {
  const asked: Asked[] = [];
  const known = new Map<string, Answer<unknown>>();
  const keyOf = (document: object, variables: unknown): string => JSON.stringify([idOf(document), variables ?? {}]);
  const ask = async (document: object, variables: unknown): Promise<Answer<unknown>> => {
    const { asked: one, answer } = makeUpAnswer(idOf(document), { ...Object(variables) }, answers);
    asked.push(one);
    const error = answer instanceof Error ? new CombinedError({ networkError: answer }) : undefined;
    const given = error === undefined ? { data: answer } : { error };
    known.set(keyOf(document, variables), given);
    return given;
  };
  const graph = {
    query: ask,
    mutate: ask,
    // What a page leaves for later is there at once, and does not count as asked.
    defer: (document: object, variables: unknown) => {
      const { answer } = makeUpAnswer(idOf(document), { ...Object(variables) }, answers);
      if (!(answer instanceof Error)) known.set(keyOf(document, variables), { data: answer });
      return { key: 0 };
    },
    awaited: () => null,
    read: (document: object, variables: unknown) => known.get(keyOf(document, variables)),
    state: () => "{}",
    deferredState: () => "",
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema makes up what the documents' types say
  return { graph: graph as unknown as PageGraph, asked };
}

function Page({ route: { default: Route } }: { readonly route: RouteModule }) {
  const [loaderData, actionData]: unknown[] = [useLoaderData(), useActionData()];
  const params = useParams();
  return Route === undefined ? null : (
    <Route loaderData={loaderData} actionData={actionData} params={params} matches={[]} />
  );
}

/** What the router runs of a route. */
function functionsOf({ loader, action }: RouteModule): { loader?: LoaderFunction; action?: LoaderFunction } {
  return {
    ...(loader && { loader: async (args) => loader(args) }),
    ...(action && { action: async (args) => action(args) }),
  };
}

/** What a visitor without scripts sends and what the graph answers. */
export interface Visit {
  readonly cookie?: string;
  /** The fields of a form that is posted. */
  readonly form?: Readonly<Record<string, string>>;
  readonly answers?: Answers;
  /** The route's own path, where it has parameters. */
  readonly path?: string;
}

/** Opens a page as web does for a browser without scripts, up to the page's own markup. */
export async function openPage(
  route: RouteModule,
  url: string,
  { cookie = "", form, answers = {}, path = "*" }: Visit = {},
) {
  const { graph, asked } = pageGraphOf(answers);
  const request = new Request(url, {
    headers: { cookie, ...(form && { "content-type": "application/x-www-form-urlencoded" }) },
    ...(form && { method: "POST", body: new URLSearchParams(form).toString() }),
  });
  const handler = createStaticHandler([{ path, ...functionsOf(route), element: <Page route={route} /> }]);
  const requestContext = new RouterContextProvider(new Map([[graphContext, graph]]));
  const result = await handler.query(request, { requestContext });
  if (result instanceof Response) {
    const cookies = result.headers.getSetCookie();
    const toasts = cookies.flatMap((line) => flashToasts(line.split(";", 1)[0] ?? "", flashNameFor(request)));
    return {
      status: result.status,
      location: result.headers.get("location"),
      cookies,
      toasts,
      html: "",
      asked,
      head: null,
    };
  }
  const error: unknown = Object.values(result.errors ?? {})[0];
  if (error instanceof Error) throw error;
  const html =
    result.errors !== null
      ? ""
      : renderToString(
          <StorefrontProvider storefront={storefrontOf(request)}>
            <ToastProvider>
              <GraphProvider value={graph}>
                <main>
                  <StaticRouterProvider
                    router={createStaticRouter(handler.dataRoutes, result)}
                    context={result}
                    hydrate={false}
                  />
                </main>
              </GraphProvider>
            </ToastProvider>
          </StorefrontProvider>,
        );
  const head = requestContext.get(pageHeadContext);
  // What the page shows itself, without what is around it.
  const [, main = ""] = /<main>([^]*)<\/main>/.exec(html) ?? [];
  const title = /^(?:<title>[^<]*<\/title>|<meta[^>]*>)*/.exec(html)?.[0] ?? "";
  const cookies = Object.values(result.loaderHeaders).flatMap((headers) => headers.getSetCookie());
  return { status: result.statusCode, location: null, cookies, toasts: [], html: title + main, asked, head };
}
