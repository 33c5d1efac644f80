/**
 * What a gateway is compared with first: a reverse proxy that does nothing but pass a body on and its answer back,
 * as plainly as undici can. Run by `main.ts`; prints "ready".
 */
import { createServer } from "node:http";
import process from "node:process";
import { Pool } from "undici";

const upstream = new URL(process.env["UPSTREAM_URL"] ?? "");
const pool = new Pool(upstream.origin, { connections: 128, pipelining: 1 });
const headers = { "content-type": "application/json" };

createServer((request, response) => {
  const received: Buffer[] = [];
  request.on("data", (chunk: Buffer) => received.push(chunk));
  request.on("end", () => {
    const body = Buffer.concat(received);
    const answered: Buffer[] = [];
    let status = 502;
    pool.dispatch(
      { path: upstream.pathname, method: "POST", headers, body },
      {
        onRequestStart: () => undefined,
        onResponseStart: (_controller, statusCode) => {
          status = statusCode;
        },
        onResponseData: (_controller, chunk) => {
          answered.push(chunk);
        },
        onResponseEnd: () => {
          const bytes = answered.length === 1 && answered[0] !== undefined ? answered[0] : Buffer.concat(answered);
          response.writeHead(status, { "content-type": "application/json", "content-length": bytes.length });
          response.end(bytes);
        },
        onResponseError: () => response.destroy(),
      },
    );
  });
}).listen(Number(process.env["PORT"]), "127.0.0.1", () => process.stdout.write('"ready"\n'));
