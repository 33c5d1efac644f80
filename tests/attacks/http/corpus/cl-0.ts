import { type Attack, type Family, bodiless, head, pairs } from "./attack.ts";

const variants: readonly (readonly [string, readonly string[]])[] = [
  ["plain", []],
  ["to be kept open", ["Connection: keep-alive"]],
  ["to be waited for", ["Expect: 100-continue"]],
  ["with its length as a header of the hop", ["Connection: content-length"]],
  ["as a form", ["Content-Type: application/x-www-form-urlencoded"]],
];

const needless: readonly Attack[] = pairs([...bodiless, "TRACE"], variants).map(([method, [name, headers]]) => ({
  name: `${method} with a body, ${name}`,
  why: "Who thinks that the method has no body takes the body for the next request",
  verdict: "refused",
  bytes: ({ path, host, smuggled }) =>
    head(`${method} ${path} HTTP/1.1`, `Host: ${host}`, ...headers, `Content-Length: ${smuggled.length}`) + smuggled,
}));

/** A body of a known length where one of two readers expects none. */
export const cl0: Family = {
  name: "CL.0",
  attacks: [
    ...needless,
    ...["application/json", "application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=a"].map(
      (type): Attack => ({
        name: `POST of ${type} that is a request`,
        why: "A body is a body, whatever it looks like, and also where the target answers before it reads",
        verdict: "served",
        bytes: ({ path, host, smuggled }) =>
          head(
            `POST ${path} HTTP/1.1`,
            `Host: ${host}`,
            `Content-Type: ${type}`,
            `Content-Length: ${smuggled.length}`,
          ) + smuggled,
      }),
    ),
    {
      name: "POST with a length of 0, and a request behind it",
      why: "What follows is a request of the sender's own, answered to the sender and nowhere else",
      verdict: "served",
      answers: 2,
      bytes: ({ path, host }) =>
        head(`POST ${path} HTTP/1.1`, `Host: ${host}`, "Content-Length: 0") +
        head(`GET ${path} HTTP/1.1`, `Host: ${host}`, "Connection: close"),
    },
  ],
};
