import { createHash } from "node:crypto";
import { realpath, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import os from "node:os";
import path from "node:path";
import { failure, success, systemCode, type Outcome } from "./outcome.ts";

/**
 * Makes sure that one Chalkbox at a time uses a data folder.
 *
 * The lock is a listening socket: it is gone with its process however that ends, unlike a file with a process number.
 *
 * @returns a function that gives the folder free again
 */
export async function lockDataFolder(folder: string): Promise<Outcome<() => Promise<void>>> {
  const address = await addressFor(folder);
  const first = await listen(address);
  if (first !== undefined) return success(() => close(first));
  if (await answers(address)) {
    return failure(
      `Another Chalkbox already uses the data folder ${folder}: stop it or set DATA_DIR to another folder.`,
    );
  }
  await rm(address, { force: true });
  const second = await listen(address);
  if (second === undefined) return failure(`Another Chalkbox is just starting on the data folder ${folder}.`);
  return success(() => close(second));
}

/** A short name, as socket paths hold about 100 characters at most. */
async function addressFor(folder: string): Promise<string> {
  const owner = process.getuid?.() ?? 0;
  const name = createHash("sha256")
    .update(`${owner}:${await realpath(folder)}`)
    .digest("hex")
    .slice(0, 20);
  return process.platform === "win32"
    ? `\\\\.\\pipe\\chalkbox-${name}`
    : path.join(os.tmpdir(), `chalkbox-${name}.sock`);
}

/** The listening server, or undefined when the address is taken. */
function listen(address: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error) => (systemCode(error) === "EADDRINUSE" ? resolve(undefined) : reject(error)));
    server.listen(address, () => resolve(server.unref()));
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once("error", () => resolve(false));
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => void server.close(() => resolve()));
}
