import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { Browser } from "./browser.ts";
import { login, withFullCart } from "./journey.ts";
import { clientSecret } from "./start.ts";
import { startUpstream, type TestUpstream } from "./upstream.ts";

const program = resolve(import.meta.dirname, "../src/main.ts");

/** A gateway in a process of its own, which can be killed. */
async function spawnGateway(
  upstream: TestUpstream,
  dataDir: string,
): Promise<{ gateway: ChildProcess; origin: string }> {
  const gateway = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", program], {
    env: {
      GATEWAY_PORT: "0",
      DATA_DIR: dataDir,
      UPSTREAM_URL: upstream.graphqlUrl,
      TOKEN_URL: upstream.tokenUrl,
      OAUTH_CLIENT_ID: "chalkbox",
      OAUTH_CLIENT_SECRET: clientSecret,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  const port = await new Promise<string>((ready, failed) => {
    gateway.once("exit", () => failed(new Error("The gateway did not start")));
    gateway.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString("utf8");
      const found = /"ready":true,"port":(\d+)/.exec(output)?.[1];
      if (found !== undefined) ready(found);
    });
  });
  onTestFinished(() => void gateway.kill("SIGKILL"));
  return { gateway, origin: `http://127.0.0.1:${port}` };
}

it("a login whose gateway is killed before the answer is made again, and nothing is lost", async () => {
  const upstream = await startUpstream();
  const dataDir = mkdtempSync(join(tmpdir(), "gateway-kill-"));
  onTestFinished(async () => {
    await upstream.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const first = await spawnGateway(upstream, dataDir);
  const visitor = await withFullCart(new Browser(first.origin), upstream);
  const reached = new Promise<void>((carriedOut) => {
    upstream.state.beforeAnswer = (body) => {
      if (!body.includes("SessionLogin")) return Promise.resolve();
      carriedOut();
      return new Promise(() => undefined);
    };
  });
  const lost = visitor.graph(login, { password: "right" }).catch(() => "no answer");
  await reached;
  first.gateway.kill("SIGKILL");
  await once(first.gateway, "exit");
  expect(await lost).toBe("no answer");
  expect(visitor.cookies.has("X-JWT")).toBe(false);
  expect(upstream.state.customerTokens.size).toBe(1);

  upstream.state.beforeAnswer = null;
  const second = await spawnGateway(upstream, dataDir);
  const again = new Browser(second.origin);
  for (const [name, value] of visitor.cookies) again.cookies.set(name, value);
  expect((await again.data("{ session { visitor { state } cart { details { articleCount } } } }"))["session"]).toEqual({
    visitor: { state: "LOGGED_OUT" },
    cart: { details: { articleCount: 0 } },
  });
  expect((await again.data(login, { password: "right" }))["login"]).toMatchObject({
    successfull: true,
    session: { cart: { details: { articleCount: 2 } }, visitor: { state: "LOGGED_IN", firstName: "Ada" } },
  });
}, 60_000);
