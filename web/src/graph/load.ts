import { data as answer, redirect, type RouterContextProvider } from "react-router";
import type { AnyVariables, TypedDocumentNode } from "urql";
import type { Answer, Deferred, Freshness, Graph } from "./client.ts";
import { graphContext } from "./context.ts";
import { failureOf, failureResponse, isLostAtLogout, lacksSubject } from "./failure.ts";

type VariablesArg<Variables extends AnyVariables> =
  Record<string, never> extends Variables ? [variables?: Variables] : [variables: Variables];

/** What a `load` or `submit` may request from the graph. */
export interface GraphTools {
  /**
   * Runs the query, or reads it from the cache. What an answer holds is shown, whatever else failed (policy "all"); one
   * that lacks what it is about (`lacksSubject`) is thrown as the page's response (503, 500).
   */
  query<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    ...variables: VariablesArg<Variables>
  ): Promise<Data>;
  /** The same where a part would mislead: any error is thrown (policy "none"). */
  whole<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    ...variables: VariablesArg<Variables>
  ): Promise<Data>;
  /** The same for what a page can do without: what there is, null when there is nothing. Never throws. */
  optional<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    ...variables: VariablesArg<Variables>
  ): Promise<Data | null>;
  /** Runs the query past the cache, for what may have changed behind the tab's back: carts and checkout steps. */
  refresh<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    ...variables: VariablesArg<Variables>
  ): Promise<Data>;
  /** The same for a form that is sent. The caller states what a failure means, so that what is typed stays: the result carries it. */
  renew<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    ...variables: VariablesArg<Variables>
  ): Promise<Answer<Data>>;
  /**
   * Runs a query whose answer is the same for every visitor of the storefront and is shown as static markup: what
   * frames a page. Null when it failed, which leaves that part of the frame out (policy "ignore").
   */
  shared<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    ...variables: VariablesArg<Variables>
  ): Promise<Data | null>;
  /** The same as `query` and `whole` for what is the same for every visitor of the storefront: products, listings, pages. */
  readonly common: Pick<GraphTools, "query" | "whole">;
  /** Starts a query of that kind and does not wait: for content below the fold. Render it with `<Defer>`; its failure leaves that part out. */
  defer<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    ...variables: VariablesArg<Variables>
  ): Deferred;
  /** Runs the query for a form, and keeps the answer nowhere. The caller states what a failure means: the result carries it. */
  attempt<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    ...variables: VariablesArg<Variables>
  ): Promise<Answer<Data>>;
  /** Runs the mutation. The caller states what a failure means: the result carries it. */
  mutate<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    ...variables: VariablesArg<Variables>
  ): Promise<Answer<Data>>;
}

/**
 * What runs a mutation whose page may be left at this moment.
 * @param sent called once its request is on its way, where it outlives the page
 */
export const mutating = (graph: Graph, sent?: () => void): Pick<GraphTools, "mutate"> => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- VariablesArg has checked the call
  mutate: (document, variables?) => outcomeOf(graph.mutate(document, variables as never, { sent })),
});

interface RouteArgs {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
}

/**
 * The tools of one request or navigation.
 * @param onSilence called when nothing has answered: what was sent may have been carried out, and was not refused
 */
export function graphTools({ context, request }: RouteArgs, onSilence?: () => void): GraphTools {
  const graph = context.get(graphContext);
  const hear = <Data>(answered: Answer<Data>): Answer<Data> => {
    if (answered.error && failureOf(answered.error).status === 503) onSilence?.();
    return answered;
  };
  const ask = <Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables | undefined,
    freshness: Freshness,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- VariablesArg has checked the call
  ) => graph.query(document, variables as Variables, freshness).then(hear);
  const run = async <Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables | undefined,
    freshness: Freshness,
    needsAll = false,
  ): Promise<Data> => {
    const { data, error } = await ask(document, variables, freshness);
    if (error && (needsAll || data == null || lacksSubject(data, error))) {
      throw isLostAtLogout(error, request.url) ? redirect("/") : failureResponse(error);
    }
    if (data == null) throw new Error("The graph answered without data and without an error");
    return data;
  };
  return {
    query: (document, variables?) => run(document, variables, "cache-first"),
    whole: (document, variables?) => run(document, variables, "cache-first", true),
    optional: async (document, variables?) => (await ask(document, variables, "cache-first")).data ?? null,
    refresh: (document, variables?) => run(document, variables, "network-only"),
    renew: (document, variables?) => outcomeOf(ask(document, variables, "network-only")),
    common: {
      query: (document, variables?) => run(document, variables, "common"),
      whole: (document, variables?) => run(document, variables, "common", true),
    },
    shared: async (document, variables?) => (await ask(document, variables, "shared")).data ?? null,
    attempt: (document, variables?) => outcomeOf(ask(document, variables, "no-cache")),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- VariablesArg has checked the call
    defer: (document, variables?) => graph.defer(document, variables as never),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- VariablesArg has checked the call
    mutate: (document, variables?) => outcomeOf(graph.mutate(document, variables as never).then(hear)),
  };
}

/** An answer of errors alone has `null` for its data: callers find none. */
async function outcomeOf<Data>(answer: Promise<Answer<Data>>): Promise<Answer<Data>> {
  const { data, ...rest } = await answer;
  return data == null ? rest : { data, ...rest };
}

/**
 * One function for both sides: export it as `loader` and as `clientLoader`. Where Back or Forward comes to a page that
 * leads elsewhere, the page that it leads to takes its place: an entry of the history that is added instead would send
 * the visitor there at each further Back.
 */
export const defineLoad =
  <Args extends RouteArgs, Result>(load: (args: Args, graph: GraphTools) => Promise<Result>) =>
  async (args: Args) => {
    try {
      return await load(args, graphTools(args));
    } catch (thrown) {
      if (!import.meta.env.SSR && thrown instanceof Response && isWhereTheTabIs(args.request)) {
        thrown.headers.set("X-Remix-Replace", "true");
      }
      throw thrown;
    }
  };

/** Whether the address bar has the page already: on Back and Forward, and when the page itself is requested again. */
function isWhereTheTabIs({ url }: Request): boolean {
  const { pathname, search } = new URL(url);
  return pathname === location.pathname && search === location.search;
}

/** Looks at what was typed before it is sent anywhere: the answer of a form that goes no further, else null. */
export type FormCheck<Result> = (form: FormData, request: Request) => Result | null;

/** For forms of buttons and boxes only, which have no field to mark: what they carry, pages have filled in. */
export const nothingTyped = null;

/** Whether a result states its own status, as `data` makes them. */
const hasStatus = (result: unknown): boolean => Object(result).type === "DataWithResponseInit";

/**
 * One function for both sides: export it as `action` and as `clientAction`, so that forms work with JavaScript off. In a
 * browser where nothing has answered, the result has status 503: the router requests no page after it, so that the one
 * that is there stays, with what is typed (WISH-37, CHKX-05).
 * @param check for forms with fields that are typed into, `typedFields` (typed-fields.ts)
 */
export const defineSubmit =
  <Args extends RouteArgs, Result>(
    submit: (args: Args, form: FormData, graph: GraphTools) => Promise<Result>,
    check: FormCheck<NoInfer<Result>> | typeof nothingTyped,
  ) =>
  async (args: Args): Promise<Result> => {
    const form = import.meta.env.SSR ? await formOf(args.request) : await args.request.formData();
    const checked = check?.(form, args.request) ?? null;
    if (checked !== null) return checked;
    let isAnswered = true;
    const onSilence = (): void => void (isAnswered = false);
    const result = await submit(args, form, graphTools(args, onSilence));
    if (import.meta.env.SSR || isAnswered || hasStatus(result)) return result;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the router takes the status off before a page sees it
    return answer(result, { status: 503 }) as Result;
  };

/**
 * What a form has sent; anyone can send the server something else.
 * @throws the response for a body that is no form: 415, or 400 when it cannot be read
 */
async function formOf(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw answer(null, { status: 415, statusText: "Unsupported Media Type" });
  }
  try {
    return await request.formData();
  } catch {
    throw answer(null, { status: 400, statusText: "Bad Request" });
  }
}
