import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import process from "node:process";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { readDocuments } from "../../../../operations/documents.ts";
import { startTestGateway } from "../start.ts";

const root = join(import.meta.dirname, "../../../..");
const operationsDir = join(root, "further/operations");
const programs = new Map<"branches" | "editorial", ChildProcess>();

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No port");
  return address.port;
}

beforeAll(async () => {
  for (const name of ["branches", "editorial"] as const) {
    const port = await freePort();
    const program = spawn(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", join(root, `tests/further/${name}.ts`)],
      {
        env: { ...process.env, PORT: String(port) },
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    programs.set(name, program);
    await once(program.stdout, "data");
    process.env[`${name.toUpperCase()}_URL`] = `http://127.0.0.1:${port}/graphql`;
  }
  // Another test may have loaded these files, with other addresses.
  vi.resetModules();
}, 60_000);
afterAll(() => {
  for (const program of programs.values()) program.kill();
});

it(
  "the example's operation is trusted by its id, and lacks of an upstream that has ended its part alone",
  { timeout: 60_000 },
  async () => {
    const { browser } = await startTestGateway({ subschemasDir: join(root, "further/upstreams"), operationsDir });
    const documentId = readDocuments(operationsDir)[0]?.id;
    const ask = async () => {
      const answer = await browser().post({ documentId, variables: { productId: "3" } }, { "x-chalkbox-explain": "1" });
      return {
        answer: JSON.parse(answer.text),
        explanation: JSON.parse(answer.headers.get("x-chalkbox-explanation") ?? ""),
      };
    };
    const whole = await ask();
    expect(whole.explanation).toMatchObject({ plan: "federate" });
    expect(whole.answer.errors).toBeUndefined();
    expect(
      whole.answer.data.getProductById.branchStock.map(({ pieces }: { readonly pieces: number }) => pieces),
    ).toEqual([0, 4, 8]);
    expect(whole.answer.data.getProductById.editorialReviews).toHaveLength(1);

    const editorial = programs.get("editorial");
    editorial?.kill();
    if (editorial !== undefined) await once(editorial, "close");
    const part = await ask();
    expect(part.answer.data.getProductById.branchStock).toHaveLength(3);
    expect(part.answer.data.getProductById.editorialReviews).toBeNull();
    expect(part.answer.errors).toMatchObject([
      { path: ["getProductById"], extensions: { code: "UPSTREAM_UNAVAILABLE", upstream: "editorial" } },
    ]);
  },
);
