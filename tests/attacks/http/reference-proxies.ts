import { spawn } from "node:child_process";
import { once } from "node:events";
import { access, chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { freePort } from "../../testkit/ports.ts";

/** A proxy of the system's packages, in front of an upstream that answers everything. */
export interface ReferenceProxy {
  readonly name: string;
  readonly port: number;
  stop(): Promise<void>;
}

type Configure = (port: number, upstream: number, folder: string) => string;

const nginx: Configure = (port, upstream, folder) => `
daemon off; master_process off; pid ${folder}/pid; error_log /dev/null;
events { worker_connections 64; }
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; location / { proxy_pass http://127.0.0.1:${upstream}; } }
}`;

const haproxy: Configure = (port, upstream) => `
defaults
  mode http
  timeout connect 5s
  timeout client 5s
  timeout server 5s
frontend strangers
  bind 127.0.0.1:${port}
  default_backend everything
backend everything
  server upstream 127.0.0.1:${upstream}
`;

const programs: readonly (readonly [string, Configure, (file: string, folder: string) => readonly string[]])[] = [
  ["nginx", nginx, (file, folder) => ["-p", folder, "-c", file]],
  ["haproxy", haproxy, (file) => ["-db", "-f", file]],
];

/** Where systems put servers. */
const folders = [...(process.env["PATH"] ?? "").split(path.delimiter), "/usr/sbin", "/usr/local/sbin"];

async function find(name: string): Promise<string | null> {
  for (const folder of folders) {
    const file = path.join(folder, name);
    if (
      await access(file).then(
        () => true,
        () => false,
      )
    )
      return file;
  }
  return null;
}

/** Starts the proxies that are installed; none is an answer, too. */
export async function startReferenceProxies(): Promise<readonly ReferenceProxy[]> {
  const started = await Promise.all(
    programs.map(async ([name, configure, argumentsOf]) => {
      const program = await find(name);
      return program === null ? [] : [await start(name, program, configure, argumentsOf)];
    }),
  );
  return started.flat();
}

async function start(
  name: string,
  program: string,
  configure: Configure,
  argumentsOf: (file: string, folder: string) => readonly string[],
): Promise<ReferenceProxy> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `chalkbox-${name}-`));
  await chmod(folder, 0o777);
  const upstream = await startYes();
  const port = await freePort();
  const file = path.join(folder, "proxy.cfg");
  await writeFile(file, configure(port, upstream.port, folder));
  const child = spawn(program, argumentsOf(file, folder), { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, "close");
  const stop = async (): Promise<void> => {
    child.kill("SIGKILL");
    await ended;
    await upstream.stop();
    await rm(folder, { recursive: true, force: true });
  };
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (child.exitCode !== null || tries > 200) {
      await stop();
      throw new Error(`${name} does not start: ${said}`);
    }
    // time: between two looks at a program that has no other sign of life
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return { name, port, stop };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}

/** An upstream that accepts whatever reaches it. */
async function startYes(): Promise<{ readonly port: number; stop(): Promise<void> }> {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.on("data", () => socket.write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      await closed;
    },
  };
}
