import { describe, expect, it } from "vitest";
import { sendRaw } from "../test/raw-socket.ts";
import { startServer } from "../test/start.ts";

const host = "Host: localhost:3000\r\n";
const get = (target: string, headers = host): string => `GET ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`;
const post = (headers: string, body = ""): string => `POST / HTTP/1.1\r\n${host}${headers}\r\n${body}`;
const chunkedGet = `GET / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n23\r\nGET /evil HTTP/1.1\r\nHost: a\r\nX: y\r\n\r\n0\r\n\r\n`;

/** Name, what is sent, the answer's status. */
const requests: readonly (readonly [string, string | Buffer, number])[] = [
  ["an ordinary one", get("/"), 200],
  ["a query with anything visible", get(`/search?q=a|b{}^\`"<>\\[]//..`), 200],
  ["a file whose name begins with a dot", get("/.well-known/security.txt"), 200],
  ["two slashes", get("//"), 404],
  ["two slashes and a bracket", get("//["), 404],
  ["two slashes and a host", get("//evil.example/"), 404],
  ["dot segments", get("/media/../graphql"), 404],
  ["encoded dot segments", get("/media/%2E%2e/graphql"), 404],
  ["a backslash", get("/\\evil.example"), 400],
  ["NUL, encoded", get("/a%00b"), 400],
  ["a line break, encoded", get("/%0d%0aX:%20y"), 400],
  ["NUL", get("/a\0b"), 400],
  ["high bytes", Buffer.from(get("/\xfc"), "latin1"), 400],
  ["a fragment", get("/a#b"), 400],
  ["no slash", get("a"), 400],
  ["an authority", get("localhost:3000"), 400],
  ["a tunnel", `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`, 400],
  ["an asterisk", get("*"), 400],
  ["OPTIONS of all", `OPTIONS * HTTP/1.1\r\n${host}\r\n`, 405],
  ["an absolute address of its host", get("http://localhost:3000/a?b"), 200],
  ["an absolute address of another host", get("http://evil.example/"), 400],
  ["an absolute address with a user", get("http://a:b@localhost:3000/"), 400],
  ["an absolute address that is malformed", get("http://[/"), 400],
  ["an absolute address with dot segments", get("http://localhost:3000/../a"), 404],
  ["another scheme", get("file:///etc/passwd"), 400],
  ["TRACE", `TRACE / HTTP/1.1\r\n${host}\r\n`, 405],
  ["a method that is known and not offered", `PROPFIND / HTTP/1.1\r\n${host}\r\n`, 405],
  ["an unknown method", `FROB / HTTP/1.1\r\n${host}\r\n`, 501],
  ["a method that begins like one", `GETT / HTTP/1.1\r\n${host}\r\n`, 501],
  ["noise", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", 400],
  ["HTTP/2.0", `GET / HTTP/2.0\r\n${host}\r\n`, 505],
  ["no host", get("/", ""), 400],
  ["no host in HTTP/1.0", "GET / HTTP/1.0\r\n\r\n", 200],
  ["an empty host", get("/", "Host:\r\n"), 400],
  ["two hosts", get("/", `${host}host: localhost:3000\r\n`), 400],
  ["a host with a bracket", get("/", "Host: [\r\n"), 400],
  ["a host with a user", get("/", "Host: a:b@x\r\n"), 400],
  ["a host with a port beyond all", get("/", "Host: localhost:99999\r\n"), 400],
  ["a host with a path", get("/", "Host: localhost/evil\r\n"), 400],
  ["a host with a space", get("/", "Host: a b\r\n"), 400],
  ["a host that is a number to some", get("/", "Host: 0x7f.1\r\n"), 400],
  ["a host with high bytes", Buffer.from(get("/", "Host: \xe4.example\r\n"), "latin1"), 400],
  ["an IPv6 host", get("/", "Host: [::1]:3000\r\n"), 200],
  ["a GET with a body in chunks", chunkedGet, 400],
  ["a GET with a length", `GET / HTTP/1.1\r\n${host}Content-Length: 3\r\n\r\nabc`, 400],
  ["a HEAD with a length", `HEAD / HTTP/1.1\r\n${host}Content-Length: 3\r\n\r\nabc`, 400],
  ["a DELETE with a length", `DELETE / HTTP/1.1\r\n${host}Content-Length: 3\r\n\r\nabc`, 400],
  ["both length and chunks", post("Content-Length: 4\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n"), 400],
  ["two lengths", post("Content-Length: 1\r\nContent-Length: 2\r\n", "ab"), 400],
  ["two equal lengths", post("Content-Length: 1\r\nContent-Length: 1\r\n", "a"), 400],
  ["a length with a sign", post("Content-Length: +1\r\n", "a"), 400],
  ["an unknown coding before chunks", post("Transfer-Encoding: gzip, chunked\r\n", "0\r\n\r\n"), 501],
  ["an unknown coding", post("Transfer-Encoding: xchunked\r\n", "0\r\n\r\n"), 501],
  ["chunks in HTTP/1.0", `POST / HTTP/1.0\r\n${host}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
  ["a header that goes on in the next line", get("/", `${host}X-A: b\r\n c\r\n`), 400],
  ["a header with a space before its colon", get("/", `${host}X-A : b\r\n`), 400],
  ["a line feed alone", get("/", `${host}X-A: b\nX-B: c\r\n`), 400],
  ["a carriage return alone", get("/", `${host}X-A: b\rX-B: c\r\n`), 400],
  ["NUL in a header", get("/", `${host}X-A: b\0c\r\n`), 400],
  ["headers of 20 kB", get("/", `${host}X-A: ${"x".repeat(20_000)}\r\n`), 431],
  ["150 headers", get("/", host + "X-A: b\r\n".repeat(150)), 431],
  ["a target of 9 kB", get(`/${"x".repeat(9_000)}`), 414],
  ["an expectation that is unknown", post("Expect: tea\r\n"), 417],
  ["a length of a terabyte", post("Content-Length: 999999999999\r\n"), 413],
];

describe("a request that is refused", () => {
  it.each(requests)("%s", async (_name, sent, status) => {
    const { port } = await startServer();
    await sendRaw(port, get("/"));
    const answer = await sendRaw(port, sent);
    expect(answer.status).toBe(status);
    expect(answer.text.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    if (status === 200) return;
    expect(answer.headers.get("connection")).toBe("close");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    if (!String(sent).startsWith("HEAD")) expect(JSON.parse(answer.body)).toHaveProperty("errors.0.extensions.code");
  });
});
