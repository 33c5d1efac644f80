import { spawn } from "node:child_process";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import process from "node:process";
import { createHandler } from "graphql-http/lib/use/http";
import { afterEach, describe, expect, it } from "vitest";
import { recyclingTypeDefs } from "./recycling.ts";
import { link, makeSubgraph, type Thing } from "./subgraph.ts";

const program = join(import.meta.dirname, "../../src/check-subgraph.ts");
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Serves a candidate and checks it. */
async function check(typeDefs: string, find: (representation: Thing) => unknown, representations: readonly Thing[]) {
  const handler = createHandler({ schema: makeSubgraph(typeDefs, {}, find) });
  const server = createServer((request, response) => void handler(request, response));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  const given = representations.map((each) => JSON.stringify(each));
  const child = spawn(process.execPath, [program, `http://127.0.0.1:${address.port}/`, ...given]);
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const code = await new Promise((resolve) => child.once("close", resolve));
  return { code, text };
}

describe("the check of a candidate", () => {
  it("says that it fits", { timeout: 60_000 }, async () => {
    const found = await check(recyclingTypeDefs, (each) => each, [{ __typename: "Category", id: "1" }]);
    expect(found).toEqual({ code: 0, text: "It fits.\n" });
  });

  it("names what does not compose and which entities are missing", { timeout: 60_000 }, async () => {
    const clash = `${link} type Query { d: Int } type Category @key(fields: "id") { id: ID! name: String }`;
    const { code, text } = await check(clash, () => null, [{ __typename: "Category", id: "1" }]);
    expect(code).toBe(1);
    expect(text).toContain("Category.name");
    expect(text).toContain('there is no entity for {"__typename":"Category","id":"1"}');
  });
});
