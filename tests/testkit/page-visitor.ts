import { request } from "undici";
import type { Addresses } from "./chalkbox.ts";
import type { Storefront } from "./storefronts.ts";

/** What a storefront answered, read as a browser without scripts would. */
export interface PageAnswer {
  readonly status: number;
  /** Path and query that a redirect leads to; null without one. */
  readonly location: string | null;
  readonly title: string;
  /** Text of the first heading. */
  readonly heading: string;
  /** Content of `<meta name="robots">`; null without one. */
  readonly robots: string | null;
  readonly html: string;
}

/** A form on its way. */
interface Form {
  readonly type: string;
  readonly bytes: string | Buffer;
}

/** A visitor who opens pages and sends forms, with cookies and without a browser. */
export interface PageVisitor {
  get(path: string): Promise<PageAnswer>;
  /** Sends a form as the browser does. */
  post(path: string, fields: Readonly<Record<string, string>>): Promise<PageAnswer>;
  /** Sends a form that holds a file, as the browser does. */
  postFile(path: string, fields: Readonly<Record<string, string>>, file: FormFile): Promise<PageAnswer>;
}

/** A file in a form, and the field that holds it. */
export interface FormFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * A visitor of a storefront's pages; redirects are answers, not followed.
 * @param known cookies that they come with, by name; none for a new one
 */
export function pageVisitor(
  { webPort }: Pick<Addresses, "webPort">,
  { host }: Storefront,
  known: ReadonlyMap<string, string> = new Map(),
): PageVisitor {
  // They have chosen about cookies, so that no page asks them.
  const cookies = new Map([["cookie_consent", "necessary.1"], ...known]);
  const call = async (method: "GET" | "POST", path: string, body: Form | null): Promise<PageAnswer> => {
    const answer = await request(`http://127.0.0.1:${webPort}${path}`, {
      method,
      headers: {
        host: `${host}:${webPort}`,
        accept: "text/html",
        "user-agent": "Mozilla/5.0 (X11; Linux x64) chalkbox-tests",
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(body !== null && { "content-type": body.type, origin: `http://${host}:${webPort}` }),
      },
      body: body === null ? null : body.bytes,
    });
    for (const line of [answer.headers["set-cookie"] ?? []].flat()) {
      const [pair = "", ...attributes] = line.split("; ");
      const at = pair.indexOf("=");
      if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const to = answer.headers["location"];
    return read(answer.statusCode, typeof to === "string" ? to : null, await answer.body.text());
  };
  return {
    get: (path) => call("GET", path, null),
    post: (path, fields) =>
      call("POST", path, {
        type: "application/x-www-form-urlencoded",
        bytes: new URLSearchParams(fields).toString(),
      }),
    postFile: async (path, fields, { field, name, type, bytes }) => {
      const form = new FormData();
      for (const [each, value] of Object.entries(fields)) form.append(each, value);
      form.append(field, new Blob([bytes], { type }), name);
      const whole = new Response(form);
      const contentType = whole.headers.get("content-type") ?? "";
      return call("POST", path, { type: contentType, bytes: Buffer.from(await whole.arrayBuffer()) });
    },
  };
}

function read(status: number, location: string | null, html: string): PageAnswer {
  const textOf = (pattern: RegExp): string => plain(pattern.exec(html)?.[1] ?? "");
  return {
    status,
    location: location?.replace(/^https?:\/\/[^/]+/, "") ?? null,
    title: textOf(/<title[^>]*>([^<]*)<\/title>/),
    heading: textOf(/<h1[^>]*>(.*?)<\/h1>/s),
    robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? null,
    html,
  };
}

const plain = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .trim();
