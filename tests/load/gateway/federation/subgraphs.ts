/**
 * The four subgraphs in one process, each at a path of its own. What is asked for the first time is executed; later its
 * bytes are replayed, so that subgraphs stay out of the way of what is measured. `GET /calls` counts and begins again.
 */
import { createServer } from "node:http";
import process from "node:process";
import { answerOfSubgraph } from "./answer-of-subgraph.ts";

const answers = new Map<string, Buffer>();
let calls = 0;

createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const name = (request.url ?? "").slice(1);
    const send = (bytes: Buffer): void => {
      response.writeHead(200, { "content-type": "application/json", "content-length": bytes.length });
      response.end(bytes);
    };
    if (name === "calls") {
      send(Buffer.from(String(calls)));
      calls = 0;
      return;
    }
    calls += 1;
    const text = Buffer.concat(chunks).toString();
    const known = answers.get(name + text);
    if (known !== undefined) return send(known);
    const execute = async (): Promise<void> => {
      const bytes = await answerOfSubgraph(name, text);
      answers.set(name + text, bytes);
      send(bytes);
    };
    void execute();
  });
}).listen(Number(process.env["PORT"]), "127.0.0.1");
