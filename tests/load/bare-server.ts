/**
 * The limit of a page from memory: a server on `node:http` that sends the same bytes with the same headers and does
 * nothing else. Run by `page-rates.ts`, which writes the answers to a file; prints "ready".
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import process from "node:process";
import * as v from "valibot";

const Answers = v.array(v.object({ path: v.string(), headers: v.record(v.string(), v.string()), body: v.string() }));
const file = process.env["ANSWERS"] ?? "";
const answers = new Map(
  v
    .parse(Answers, JSON.parse(readFileSync(file, "utf8")))
    .map(({ path, headers, body }) => [path, { headers, bytes: Buffer.from(body, "base64") }]),
);

createServer((request, response) => {
  const answer = answers.get(request.url ?? "/");
  if (answer === undefined) response.writeHead(404).end();
  else response.writeHead(200, answer.headers).end(answer.bytes);
}).listen(Number(process.env["PORT"]), "127.0.0.1", () => process.stdout.write('"ready"\n'));
