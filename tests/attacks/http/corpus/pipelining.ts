import { type Attack, type Aim, type Family, head } from "./attack.ts";

const get = ({ path, host }: Aim, ...headers: readonly string[]): string =>
  head(`GET ${path} HTTP/1.1`, `Host: ${host}`, ...headers);
const post = ({ path, host }: Aim, body: string): string =>
  head(`POST ${path} HTTP/1.1`, `Host: ${host}`, "Content-Type: text/plain", `Content-Length: ${body.length}`) + body;

/** Several requests that are sent before any of them is answered. */
export const pipelining: Family = {
  name: "pipelining",
  attacks: [
    {
      name: "two requests",
      why: "Each is the sender's own, and the answers come in their order",
      verdict: "served",
      answers: 2,
      bytes: (aim) => get(aim) + get(aim),
    },
    {
      name: "ten requests",
      why: "As many as a client may send",
      verdict: "served",
      answers: 10,
      bytes: (aim) => get(aim).repeat(10),
    },
    {
      name: "a thousand requests",
      why: "Answers that wait take memory; beyond some the connection ends",
      verdict: "unfinished",
      answers: 1_000,
      bytes: (aim) => get(aim).repeat(1_000),
    },
    {
      name: "HEAD, then GET",
      why: "Who forgets that HEAD has no body reads the next answer as one",
      verdict: "served",
      answers: 2,
      bytes: (aim) => get(aim).replace("GET", "HEAD") + get(aim),
    },
    {
      name: "POST, then GET",
      why: "A body that is not read to its end would be the next request",
      verdict: "served",
      answers: 2,
      bytes: (aim) => post(aim, aim.smuggled) + get(aim),
    },
    {
      name: "POST to an unknown address, then GET",
      why: "An answer without reading must not leave the body on the connection",
      verdict: "served",
      answers: 2,
      bytes: (aim) => post({ ...aim, path: "/there-is-nothing" }, aim.smuggled) + get(aim),
    },
    {
      name: "a request behind one that asks to close",
      why: "The connection ends with the first answer",
      verdict: "served",
      answers: 1,
      bytes: (aim) => get(aim, "Connection: close") + aim.smuggled,
    },
    {
      name: "a request behind one that is no HTTP",
      why: "After an error nothing on the connection can be trusted",
      verdict: "refused",
      bytes: (aim) => `\r\nnonsense\r\n\r\n${aim.smuggled}`,
    },
    {
      name: "a request behind a refused one",
      why: "Nothing is answered behind what was refused",
      verdict: "refused",
      bytes: (aim) => get(aim, "Content-Length: 5, 6") + get(aim) + aim.smuggled,
    },
    {
      name: "no HTTP behind a request",
      why: "The first is answered, the rest ends the connection",
      verdict: "served",
      answers: 2,
      bytes: (aim) => `${get(aim)}\0\0\0\0nonsense`,
    },
    {
      name: "HTTP/1.0 without keeping the connection, then a request",
      why: "The connection ends with the first answer",
      verdict: "served",
      answers: 1,
      bytes: (aim) => get(aim).replace("HTTP/1.1", "HTTP/1.0") + aim.smuggled,
    },
    {
      name: "a chunked body by HTTP/1.0",
      why: "RFC 9112, 6.1: that version has no coding, so that readers end the body differently",
      verdict: "refused",
      bytes: ({ path, host, smuggled }) =>
        `${head(`POST ${path} HTTP/1.0`, `Host: ${host}`, "Transfer-Encoding: chunked", "Connection: keep-alive")}0\r\n\r\n${smuggled}`,
    },
    ...["\r\n", "\r\n\r\n\r\n"].map((lines): Attack => ({
      name: `${lines.length / 2} empty lines before a request`,
      why: "RFC 9112, 2.2 lets clients of old send them; they are no request",
      verdict: "served",
      bytes: (aim) => lines + get(aim),
    })),
  ],
};
