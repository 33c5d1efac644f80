import { GraphQLError, type GraphQLResolveInfo, responsePathAsArray } from "graphql";
import { present, type PublicError } from "../errors/rules.ts";
import type { UpstreamError } from "../errors/upstream-error.ts";
import type { RequestContext } from "../identity/request-context.ts";
import type { LeafSource } from "../subschemas/leaf-graph.ts";
import type { Link } from "../subschemas/links.ts";
import type { Variables } from "../upstream/operation.ts";
import type { ShopClient } from "../upstream/shop-client.ts";
import { declared } from "./passthrough.ts";
import { readReply, type ShopData } from "./shop-data.ts";
import { linkKey, linkVariable, type ShopPart } from "./shop-part.ts";
import type { SplitOperation } from "./split-operation.ts";

/** Calls the shop for the leaves of one operation, and keeps the errors that came with what it answered. */
export class SubschemaFieldLoader implements LeafSource {
  /** Errors of the shop below values that are there all the same. */
  readonly errors: PublicError[] = [];
  readonly #parts: SplitOperation;
  readonly #variables: Variables;
  readonly #client: ShopClient;
  readonly #context: RequestContext;
  readonly #roots: Promise<ShopData> | null;
  readonly #thrown = new Map<UpstreamError, GraphQLError>();

  /** Starts the call for a query's roots at once. */
  constructor(parts: SplitOperation, variables: Variables, client: ShopClient, context: RequestContext) {
    this.#parts = parts;
    this.#variables = variables;
    this.#client = client;
    this.#context = context;
    this.#roots = parts.roots === null ? null : this.#ask(parts.roots, null);
    // Reading a root rejects with it; directives may leave out all of them.
    this.#roots?.catch(() => undefined);
  }

  async root({ fieldNodes, path }: GraphQLResolveInfo): Promise<unknown> {
    const key = String(path.key);
    const data = await (this.#roots ?? this.#ask(this.#parts.root(fieldNodes), key));
    return this.#take(data, key, [key]);
  }

  link(link: Link, info: GraphQLResolveInfo): Promise<unknown> {
    return this.#context.visitor.askForCart(() => this.#followLink(link, info));
  }

  async #followLink(link: Link, { fieldNodes, path }: GraphQLResolveInfo): Promise<unknown> {
    const ids = await this.#context.visitor.ensureIds();
    if (ids === null) return null;
    const data = await this.#ask(this.#parts.link(link, fieldNodes), linkKey, { [linkVariable]: link.valueFor(ids) });
    return this.#take(data, linkKey, responsePathAsArray(path));
  }

  /** @param only the one member that is requested; null when there may be several */
  async #ask({ operation, variableNames }: ShopPart, only: string | null, extra: Variables = {}): Promise<ShopData> {
    const variables = { ...declared(this.#variables, variableNames), ...extra };
    return readReply(await this.#client.run(operation, variables, this.#context), only);
  }

  /**
   * The value of a member, with its errors at their place in the whole answer.
   * @throws GraphQLError when the value is missing for an error's sake; the graph's own rules then say what becomes null
   */
  #take(data: ShopData, key: string, path: readonly (string | number)[]): unknown {
    if (data.kind === "failed")
      throw new GraphQLError(data.error.message, { extensions: { ...data.error.extensions } });
    const value = data.member(key);
    if (data.errors.length === 0) return value;
    const own = data.errors.filter((error) => error.path?.[0] === key);
    const pathless = data.errors.filter((error) => error.path === null);
    if (value !== null) {
      for (const error of [...own, ...pathless])
        if (!this.#thrown.has(error)) this.errors.push(this.#place(error, path));
      return value;
    }
    const [first, ...others] = [own, pathless, data.isNull ? data.errors : []].find(({ length }) => length > 0) ?? [];
    if (first === undefined) return null;
    for (const error of others) this.errors.push(this.#place(error, path));
    throw this.#throwable(first, path);
  }

  /** The shop's error as clients get it. @param path of the member in the whole answer */
  #place(error: UpstreamError, path: readonly (string | number)[]): PublicError {
    const { message, extensions } = present(error, this.#context.requestId);
    return { message, path: [...path, ...(error.path?.slice(1) ?? [])], extensions };
  }

  /** One error may take several members away; it is reported once. */
  #throwable(error: UpstreamError, at: readonly (string | number)[]): GraphQLError {
    const known = this.#thrown.get(error);
    if (known !== undefined) return known;
    const { message, path, extensions } = this.#place(error, at);
    const made = new GraphQLError(message, { ...(path !== undefined && { path }), extensions: { ...extensions } });
    this.#thrown.set(error, made);
    return made;
  }
}
