import { parseSetCookie } from "cookie";
import * as v from "valibot";

/** A cookie as a server set it. */
export type SetCookieLine = ReturnType<typeof parseSetCookie>;

/** An answer of the gateway. */
export interface BrowserAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  readonly setCookies: readonly SetCookieLine[];
}

/** An answer of the graph. */
export const resultSchema = v.object({
  data: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  errors: v.optional(
    v.array(v.object({ message: v.string(), extensions: v.optional(v.record(v.string(), v.unknown())) })),
  ),
});
export type GraphResult = v.InferOutput<typeof resultSchema>;

/** Speaks HTTP with the gateway as a visitor's browser does: it keeps cookies and sends them. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #origin: string;
  readonly #host: string;

  /** @param host that the visitor addressed */
  constructor(origin: string, host = "localhost:3000") {
    this.#origin = origin;
    this.#host = host;
  }

  async send(path: string, init: RequestInit = {}): Promise<BrowserAnswer> {
    const headers = new Headers(init.headers);
    headers.set("x-forwarded-host", this.#host);
    headers.set("user-agent", headers.get("user-agent") ?? "Mozilla/5.0 (X11; Linux x64) Firefox/150.0");
    if (this.cookies.size > 0 && !headers.has("cookie")) {
      headers.set(
        "cookie",
        [...this.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; "),
      );
    }
    const response = await fetch(`${this.#origin}${path}`, { ...init, headers });
    const setCookies = response.headers.getSetCookie().map((line) => parseSetCookie(line));
    for (const { name, value, maxAge } of setCookies) {
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value ?? "");
    }
    return { status: response.status, text: await response.text(), headers: response.headers, setCookies };
  }

  /** Posts a body to the graph. */
  post(body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<BrowserAnswer> {
    return this.send("/api/shop/", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  }

  /** Runs an operation and decodes its result. */
  async graph(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<GraphResult> {
    const { text } = await this.post({ query, variables });
    return v.parse(resultSchema, JSON.parse(text));
  }

  /** Runs an operation that is expected to have no errors, and returns its data. */
  async data(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Record<string, unknown>> {
    const { data, errors } = await this.graph(query, variables);
    if (errors !== undefined || data == null) throw new Error(`The graph answered ${JSON.stringify({ data, errors })}`);
    return data;
  }
}
