import { createServer } from "node:http";
import { decodeResponse } from "../src/card/protocol/payment-response.ts";
import type { PaymentResponse } from "../src/card/protocol/payment-response.ts";
import { keys, merchantId, portOf } from "./fixtures.ts";

/** A shop's callback address that answers as the test sets and decodes what it receives. */
export interface FakeShop {
  readonly notifyUrl: string;
  /** All callbacks so far; undefined for one that could not be trusted. */
  readonly received: readonly (PaymentResponse | undefined)[];
  /** Resolves when `count` callbacks have come. */
  waitFor(count: number): Promise<void>;
  close(): Promise<void>;
}

/** @param statuses answers to the first callbacks; 204 to all after them */
export async function startFakeShop(statuses: readonly number[] = [], port = 0): Promise<FakeShop> {
  const received: (PaymentResponse | undefined)[] = [];
  const waiting: { readonly count: number; readonly resolve: () => void }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const form = new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
      const [len, data, merchantID] = [form.get("len") ?? "", form.get("data") ?? "", form.get("merchantID") ?? ""];
      const decoded = decodeResponse(keys, { len, data, merchantID });
      response.writeHead(statuses[received.length] ?? 204).end();
      received.push(decoded.ok && merchantID === merchantId ? decoded.response : undefined);
      for (const { count, resolve } of waiting) if (received.length >= count) resolve();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    notifyUrl: `http://127.0.0.1:${portOf(server)}/payments/card/notify`,
    received,
    waitFor: (count) =>
      new Promise((resolve) => {
        if (received.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
