import type { IncomingMessage, ServerResponse } from "node:http";

/** A request as Yoga takes it, with the two headers that it reads. */
export function requestInit({ method = "POST", headers }: IncomingMessage, body: Buffer): RequestInit {
  const passed = new Headers();
  for (const name of ["accept", "content-type"] as const) {
    const value = headers[name];
    if (value !== undefined) passed.set(name, value);
  }
  return method === "POST" ? { method, headers: passed, body: body.toString("utf8") } : { method, headers: passed };
}

/**
 * Sends what Yoga answered; no cache keeps it.
 * @param own headers that go along
 */
export async function sendAnswer(
  response: ServerResponse,
  answer: Response,
  own: Readonly<Record<string, string>> = {},
): Promise<void> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, {
    ...own,
    "content-type": answer.headers.get("content-type") ?? "application/json; charset=utf-8",
    "content-length": bytes.length,
    "cache-control": "no-store",
  });
  response.end(bytes);
}
