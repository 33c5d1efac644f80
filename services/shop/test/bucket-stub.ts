import { createServer } from "node:http";
import * as v from "valibot";
import { afterAll } from "vitest";

/** A call that a bucket has received. */
interface BucketCall {
  readonly method: string;
  readonly path: string;
  readonly type: string;
  readonly authorization: string;
}

/** A service that keeps objects in memory as S3 does, for one test file. */
export async function startBucket() {
  const objects = new Map<string, Buffer>();
  const calls: BucketCall[] = [];
  let failures = 0;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://bucket.test").pathname;
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", headers } = request;
      calls.push({ method, path, type: headers["content-type"] ?? "", authorization: headers.authorization ?? "" });
      if (failures > 0) {
        failures -= 1;
        response.writeHead(503).end();
        return;
      }
      const known = objects.get(path);
      if (method === "PUT") objects.set(path, Buffer.concat(chunks));
      if (method === "DELETE") objects.delete(path);
      if (method !== "GET") response.writeHead(method === "DELETE" ? 204 : 200).end();
      else if (known !== undefined) response.writeHead(200, { "content-length": known.length }).end(known);
      else {
        response.writeHead(404, { "content-type": "application/xml" });
        response.end("<Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>");
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => void server.close());
  const { port } = v.parse(v.object({ port: v.number() }), server.address());
  return {
    host: `127.0.0.1:${port}`,
    calls: calls as readonly BucketCall[],
    /** Answers so many calls with 503. */
    failNext: (count: number) => {
      failures = count;
    },
    reset: () => {
      calls.length = 0;
      failures = 0;
    },
  };
}
