import { type Attack, type Family, head } from "./attack.ts";

type Written = string | ((host: string, path: string) => string);

/** Targets that must be refused; `host` is the target's own. */
const refused: readonly (readonly [string, Written])[] = [
  ["two slashes", "//"],
  ["two slashes and a bracket", "//["],
  ["two slashes and a host", "//evil.example/"],
  ["two slashes, a user and a host", "//a:b@evil.example/"],
  ["three slashes", "///"],
  ["four slashes and a colon", "////:"],
  ["two slashes and a port", "//:99999/"],
  ["a backslash", "/\\evil.example"],
  ["backslashes alone", "\\\\evil.example"],
  ["an encoded backslash behind a slash", "/%5c..%5c..%5cetc"],
  ["up", "/../"],
  ["up, far", "/../../../../etc/passwd"],
  ["up, encoded", "/%2e%2e/%2e%2e/etc/passwd"],
  ["up behind a folder", "/media/../graphql"],
  ["up behind a folder, encoded", "/media/%2e%2e/graphql"],
  ["up behind a folder, encoded slash", "/media/..%2fgraphql"],
  ["up behind a folder, encoded twice", "/media/%252e%252e%252fgraphql"],
  ["up behind a folder, with a semicolon", "/media/..;/graphql"],
  ["an encoded NUL", "/%00"],
  ["an encoded NUL in a folder", "/media/%00/x"],
  ["an asterisk", "*"],
  ["nothing before the query", "?a"],
  ["a word", "health"],
  ["a fragment", "/#a"],
  ["a host and a port", "evil.example:80"],
  ["a port alone", ":80"],
  ["an address of another host", "http://evil.example/"],
  ["an address of another host and a path", (_host, path) => `http://evil.example${path}`],
  ["an address with a user", (host, path) => `http://a@${host}${path}`],
  ["an address with a user and a password", (host, path) => `http://a:b@${host}${path}`],
  ["an address without a host", (_host, path) => `http://${path}`],
  ["an address of nothing", "http://"],
  ["an address with a bracket", "http://[/"],
  ["an address with a port beyond all", "http://localhost:99999/"],
  ["an address with a port of letters", "http://localhost:a/"],
  ["an address with an empty port and user", "http://:@/"],
  ["an address of a file", "file:///etc/passwd"],
  ["an address of another kind", "gopher://localhost/"],
  ["an address of script", "javascript:alert(1)"],
  ["an address with one slash", (host) => `http:/${host}/`],
  ["an address without slashes", (host) => `http:${host}/`],
  ["an address with backslashes", (host) => `http:\\\\${host}\\`],
  ["an address with a space", (host) => `http://${host} /`],
  ["an address with a high byte", "http://\xe4.example/"],
  ["a private address of the shop", "/graphql/../graphql"],
  ["8,300 characters", `/${"a".repeat(8_300)}`],
  ["20,000 characters", `/${"a".repeat(20_000)}`],
  ["a query of 20,000 characters", `/?${"a".repeat(20_000)}`],
];

/** Request lines that must be refused. */
const lines: readonly (readonly [string, (path: string) => string])[] = [
  ["no target", () => "GET HTTP/1.1"],
  ["an empty target", () => "GET  HTTP/1.1"],
  ["a tab between", (path) => `GET\t${path}\tHTTP/1.1`],
  ["a space in the target", (path) => `GET ${path} a HTTP/1.1`],
  ["no version", (path) => `GET ${path}`],
  ["HTTP/0.9", (path) => `GET ${path} HTTP/0.9`],
  ["HTTP/1.2", (path) => `GET ${path} HTTP/1.2`],
  ["HTTP/1.10", (path) => `GET ${path} HTTP/1.10`],
  ["HTTP/1.", (path) => `GET ${path} HTTP/1.`],
  ["HTTP/1", (path) => `GET ${path} HTTP/1`],
  ["HTTP/2.0", (path) => `GET ${path} HTTP/2.0`],
  ["HTTP/3", (path) => `GET ${path} HTTP/3`],
  ["HTTP/11", (path) => `GET ${path} HTTP/11`],
  ["HTTP/-1.1", (path) => `GET ${path} HTTP/-1.1`],
  ["small letters", (path) => `GET ${path} http/1.1`],
  ["another protocol", (path) => `GET ${path} ICAP/1.0`],
  ["text behind the version", (path) => `GET ${path} HTTP/1.1 X: y`],
];

/** Targets that are odd and lawful: 404 at most. */
const served: readonly (readonly [string, Written])[] = [
  ["an address of its own host", (host, path) => `http://${host}${path}`],
  ["an address of its own host in large letters", (host, path) => `HTTP://${host.toUpperCase()}${path}`],
  ["a percent sign alone", "/%"],
  ["half an encoding", "/%e"],
  ["no encoding", "/%zz"],
  ["an encoding that is no text", "/%ff%fe"],
  ["an encoding that is overlong", "/%c0%af"],
  ["an encoded surrogate", "/%ed%a0%80"],
  ["an encoded line break", "/%0d%0aX:%20y"],
  ["an encoded slash", "/a%2fb"],
  ["names of objects", "/__proto__/constructor"],
  ["a query of nothing", "/?"],
  ["a query of question marks", "/????"],
  ["a query with an encoded NUL", "/?q=%00"],
  ["a query with half an encoding", "/?q=%"],
  ["a query with brackets", "/?[]"],
  ["a query with names of objects", "/?__proto__[a]=b"],
  ["a path of dots", "/..."],
  ["a path with a port", "/:99999"],
  ["a path with a user", "/a:b@c"],
];

const write = (written: Written, host: string, path: string): string =>
  typeof written === "string" ? written : written(host, path);

const request =
  (written: Written): Attack["bytes"] =>
  ({ path, host }) =>
    head(`GET ${write(written, host, path)} HTTP/1.1`, `Host: ${host}`);

/** Where a request goes, written so that readers resolve it differently or fail at it. */
export const targets: Family = {
  name: "absolute and authority forms, and other targets",
  attacks: [
    ...refused.map(([name, written]): Attack => ({
      name: `a target of ${name}`,
      why: "One such request ended the process; a target that is resolved may lead around rules for paths",
      verdict: "refused",
      bytes: request(written),
    })),
    ...lines.map(([name, line]): Attack => ({
      name: `a request line with ${name}`,
      why: "RFC 9112, 3: what is no request line is refused, as readers guess differently what it means",
      verdict: "refused",
      bytes: ({ path, host }) => head(line(path), `Host: ${host}`),
    })),
    {
      name: "a request line of RTSP",
      why: "RFC 9112, 3: it is no request of HTTP",
      verdict: "served",
      here: "Node's parser reads it as HTTP/1.0 and does not report it; the connection ends with the answer",
      bytes: ({ path, host }) => head(`GET ${path} RTSP/1.0`, `Host: ${host}`),
    },
    ...served.map(([name, written]): Attack => ({
      name: `a target of ${name}`,
      why: "It is lawful: no decoder and no router may fail at it",
      verdict: "served",
      bytes: request(written),
    })),
  ],
};
