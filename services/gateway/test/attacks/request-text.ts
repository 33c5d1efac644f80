/** A request's text; `connection: close` so that the answer has an end. */
export function request(line: string, headers: Readonly<Record<string, string>> = {}, body = ""): string {
  const all = { host: "localhost:3000", connection: "close", ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${line} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${body}`;
}

/** A POST of JSON to the graph. */
export function graphRequest(body: string, headers: Readonly<Record<string, string>> = {}): string {
  const length = String(Buffer.byteLength(body));
  return request("POST /api/shop/", { "content-type": "application/json", "content-length": length, ...headers }, body);
}
