import { type Attack, type Family, head } from "./attack.ts";

const key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==";
const requests: readonly (readonly [string, readonly string[], Attack["verdict"]])[] = [
  [
    "to h2c",
    ["Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA"],
    "served",
  ],
  ["to h2c, the settings kept to oneself", ["Connection: Upgrade", "Upgrade: h2c", "HTTP2-Settings: AAMA"], "served"],
  ["to h2c without saying so of the connection", ["Upgrade: h2c"], "served"],
  ["to a web socket", ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", key], "served"],
  [
    "to a web socket of another version",
    ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 777", key],
    "served",
  ],
  ["to TLS", ["Connection: Upgrade", "Upgrade: TLS/1.0"], "served"],
  ["to what is unknown", ["Connection: Upgrade", "Upgrade: cow/1.0"], "served"],
  ["to many", ["Connection: Upgrade", "Upgrade: h2c, websocket, TLS/1.0", key], "served"],
];

/** Requests to speak another protocol, which are not offered: the answer is an ordinary one or a refusal. */
export const upgrades: Family = {
  name: "upgrade",
  attacks: [
    ...requests.map(([name, headers, verdict]): Attack => ({
      name,
      why: "A proxy that believes in a tunnel passes on all that follows unread",
      verdict,
      bytes: ({ path, host }) => head(`GET ${path} HTTP/1.1`, `Host: ${host}`, ...headers),
    })),
    {
      name: "to a web socket without a key",
      why: "RFC 6455, 4.1: it is no whole request for one",
      verdict: "served",
      here: "nothing is ever upgraded, so that nothing depends on the key",
      bytes: ({ path, host }) =>
        head(`GET ${path} HTTP/1.1`, `Host: ${host}`, "Connection: Upgrade", "Upgrade: websocket"),
    },
    {
      name: "to h2c with a body that is a request",
      why: "Behind a tunnel that was believed in it would be one",
      verdict: "refused",
      bytes: ({ path, host, smuggled }) =>
        head(
          `GET ${path} HTTP/1.1`,
          `Host: ${host}`,
          "Connection: Upgrade",
          "Upgrade: h2c",
          `Content-Length: ${smuggled.length}`,
        ) + smuggled,
    },
    {
      name: "the preface of HTTP/2",
      why: "No target speaks it without TLS",
      verdict: "refused",
      bytes: ({ smuggled }) => `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${smuggled}`,
    },
    {
      name: "the beginning of TLS",
      why: "A port that speaks plain HTTP has to say so",
      verdict: "refused",
      bytes: () => "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
    },
    {
      name: "a tunnel to another host",
      why: "An open proxy reaches addresses that untrusted clients cannot",
      verdict: "refused",
      bytes: ({ smuggled }) => head("CONNECT evil.example:443 HTTP/1.1", "Host: evil.example:443") + smuggled,
    },
    {
      name: "a tunnel to itself",
      why: "An open proxy reaches addresses that untrusted clients cannot",
      verdict: "refused",
      bytes: ({ host, smuggled }) => head(`CONNECT ${host} HTTP/1.1`, `Host: ${host}`) + smuggled,
    },
    {
      name: "a tunnel to a path",
      why: "It names no host and no port",
      verdict: "refused",
      bytes: ({ path, host, smuggled }) => head(`CONNECT ${path} HTTP/1.1`, `Host: ${host}`) + smuggled,
    },
    {
      name: "the line of a load balancer's protocol",
      why: "None is offered here; who takes it believes any address",
      verdict: "refused",
      bytes: ({ path, host }) => `PROXY TCP4 10.0.0.1 10.0.0.2 1 2\r\n${head(`GET ${path} HTTP/1.1`, `Host: ${host}`)}`,
    },
    {
      name: "the bytes of a load balancer's protocol",
      why: "None is offered here; who takes them believes any address",
      verdict: "refused",
      bytes: ({ path, host }) =>
        `\r\n\r\n\0\r\nQUIT\n!\x11\0\x0c\x0a\0\0\x01\x0a\0\0\x02\0\x01\0\x02${head(`GET ${path} HTTP/1.1`, `Host: ${host}`)}`,
    },
    {
      name: "another protocol: SMTP",
      why: "A target that reads on past what it does not support can be reached by way of others",
      verdict: "refused",
      bytes: () => "EHLO evil.example\r\nMAIL FROM:<a@b>\r\n\r\n",
    },
    {
      name: "another protocol: Redis",
      why: "A target that reads on past what it does not support can be reached by way of others",
      verdict: "refused",
      bytes: () => "*1\r\n$4\r\nPING\r\n\r\n",
    },
  ],
};
