import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import { onTestFinished } from "vitest";

/** A message as a gateway receives it. */
export interface ReceivedMessage {
  readonly tags: readonly string[];
  /** Whether it was signed with the secret. */
  readonly isSigned: boolean;
  /** When the shop reports that it was written, in milliseconds. */
  readonly timestamp: number;
  readonly body: string;
}

/** Replaces a gateway's webhook; ends with the test. `answer` decides the status of each message in turn. */
export async function receiveWebhooks(secret: string, answer: () => number = () => 204) {
  const received: ReceivedMessage[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString("utf8");
      const timestamp = String(request.headers["x-timestamp"]);
      const expected = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
      const { tags } = Object(JSON.parse(body));
      const isSigned = request.headers["x-signature"] === expected;
      received.push({ tags, isSigned, timestamp: Number(timestamp), body });
      response.writeHead(answer()).end();
    });
  });
  await new Promise<void>((ready) => {
    server.listen(0, "127.0.0.1", ready);
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return { received, url: `http://127.0.0.1:${address.port}/internal/invalidate` };
}
