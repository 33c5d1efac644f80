import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import { connect, type ServerAddress, unlimitedTime } from "../src/platform/database.ts";
import { startEmbeddedPostgres } from "../src/platform/embedded-postgres/supervisor.ts";
import { migrate } from "../src/platform/migrations.ts";
import { atDatabase } from "./server-address.ts";

/** Where the tests of one run find their server, and the migrated database that each test file copies. */
export interface TestServer {
  readonly address: ServerAddress;
  readonly template: string;
}

declare module "vitest" {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/**
 * One server for the whole run: that of `DATABASE_URL`, whose user must be allowed to create databases, else an
 * embedded one in a folder of its own that is thrown away.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const template = `shop_template_${process.pid}`;
  const admin = connect(server.address, 1, unlimitedTime);
  await admin.write.unsafe(`create database ${template}`);
  const database = connect(atDatabase(server.address, template), 1, unlimitedTime);
  await migrate(database);
  // A database that anyone is connected to cannot be copied.
  await database.close();
  project.provide("testServer", { address: server.address, template });
  return async () => {
    await admin.write.unsafe(`drop database ${template}`);
    await admin.close();
    await server.stop();
  };
}

async function startServer(): Promise<{ address: ServerAddress; stop: () => Promise<void> }> {
  const url = process.env["DATABASE_URL"];
  if (url !== undefined && url !== "") return { address: { kind: "url", url }, stop: () => Promise.resolve() };
  const folder = mkdtempSync(join(tmpdir(), "chalkbox-test-"));
  // PostgreSQL, which does not run as root, has to pass through.
  chmodSync(folder, 0o755);
  const server = await startEmbeddedPostgres({ dataDir: folder, log: pino({ level: "silent" }), durable: false });
  return {
    address: { kind: "socket", path: server.socketPath, user: server.user, database: server.database },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
