import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "../../bootstrap/root.mjs";
import { planServices } from "../../start/plans.ts";
import { readSettings } from "../../start/settings.ts";

const Service = v.object({
  image: v.string(),
  command: v.optional(v.array(v.string()), []),
  environment: v.optional(v.record(v.string(), v.union([v.string(), v.number()])), {}),
  ports: v.optional(v.array(v.string()), []),
  volumes: v.optional(v.array(v.string()), []),
  deploy: v.optional(v.object({ replicas: v.number() })),
  depends_on: v.optional(v.record(v.string(), v.object({ condition: v.string() })), {}),
  healthcheck: v.object({ test: v.array(v.string()), interval: v.string() }),
  restart: v.string(),
  stop_grace_period: v.optional(v.pipe(v.string(), v.regex(/^\d+s$/)), "10s"),
});
const Compose = v.object({
  services: v.record(v.string(), Service),
  volumes: v.record(v.string(), v.null()),
});

const text = await readFile(path.join(root, "docker-compose.yml"), "utf8");
const { services, volumes } = v.parse(Compose, parse(text, { merge: true }));
const service = (name: string): v.InferOutput<typeof Service> => v.parse(Service, services[name]);

/** What `npm start` gives each service, as the measure for the containers. */
function plannedLocally(): ReturnType<typeof planServices> {
  const given = { DATABASE_URL: "postgres://db", REDIS_URL: "redis://cache" };
  const settings = readSettings({ root, mode: "production" }, given);
  if (!settings.ok) throw new Error(settings.reason);
  const secrets = {
    OAUTH_CLIENT_ID: "",
    OAUTH_CLIENT_SECRET: "",
    TOKEN_SECRET: "",
    PAYMENT_MERCHANT_ID: "",
    PAYMENT_SECRET: "",
    OPERATOR_TOKEN: "",
    INVALIDATION_SECRET: "",
  };
  return planServices(
    root,
    settings.value,
    { web: 3000, sandbox: 3001, gateway: 3002, shop: 3003, media: 3004, smtp: 3005 },
    secrets,
  );
}

test("every part is there, gateway and web twice", () => {
  expect(Object.keys(services).toSorted()).toEqual(["gateway", "postgres", "proxy", "redis", "sandbox", "shop", "web"]);
  const replicas = Object.entries(services).map(([name, { deploy }]) => [name, deploy?.replicas ?? 1]);
  expect(Object.fromEntries(replicas)).toMatchObject({ gateway: 2, web: 2, shop: 1, proxy: 1 });
});

test("those behind the proxy are killed only after they have drained and waited for requests under way", () => {
  const [drain, patience] = [5, 7];
  for (const name of ["gateway", "web"]) {
    expect(Number.parseInt(service(name).stop_grace_period, 10)).toBeGreaterThan(drain + patience);
  }
});

test("the proxy alone can be reached from outside", () => {
  const published = Object.entries(services).filter(([, { ports }]) => ports.length > 0);
  expect(published.map(([name]) => name)).toEqual(["proxy"]);
});

test("each waits until what it needs is healthy, and starts again when it falls", () => {
  const waits = Object.fromEntries(
    Object.entries(services).map(([name, { depends_on }]) => [name, Object.keys(depends_on).toSorted()]),
  );
  expect(waits).toMatchObject({ shop: ["postgres", "sandbox"], gateway: ["redis", "shop"], web: ["gateway"] });
  for (const { depends_on, restart } of Object.values(services)) {
    expect(restart).toBe("unless-stopped");
    for (const [needed, { condition }] of Object.entries(depends_on)) {
      expect(condition).toBe("service_healthy");
      expect(services).toHaveProperty(needed);
    }
  }
});

describe.each(plannedLocally().map((spec) => [spec.name, spec] as const))("%s", (name, spec) => {
  test("runs the file that `npm start` runs", () => {
    const [, ...command] = service(name).command;
    expect([...command.slice(0, -1), path.join(root, command.at(-1) ?? "")]).toEqual([...spec.nodeOptions, spec.entry]);
  });

  test("is given the variables that `npm start` gives it", () => {
    // The image itself sets these.
    const wanted = Object.keys(spec.env).filter((key) => !["DATA_DIR", "NODE_ENV"].includes(key));
    expect(Object.keys(service(name).environment)).toEqual(expect.arrayContaining(wanted));
  });

  test("is asked for its health at its own port", () => {
    expect(service(name).healthcheck.test.at(-1)).toBe(spec.env[`${name.toUpperCase()}_PORT`]);
  });
});

test("secrets come from outside, and a missing one stops the start", () => {
  for (const { environment } of Object.values(services)) {
    for (const [key, value] of Object.entries(environment)) {
      if (/SECRET|PASSWORD|CLIENT_ID|MERCHANT_ID/.test(key)) expect(value).toBe(`\${${key}:?is not set}`);
    }
  }
  expect(service("shop").environment["DATABASE_URL"]).toContain("${POSTGRES_PASSWORD:?");
});

test("the example names every variable without a default, and gives away no secret", async () => {
  const example = await readFile(path.join(root, "deploy", ".env.example"), "utf8");
  const needed = new Set([...text.matchAll(/\$\{(\w+):\?/g)].map((match) => match[1] ?? ""));
  for (const name of needed) expect(example).toMatch(new RegExp(`^${name}=`, "m"));
  expect(example).not.toMatch(/^\w*(SECRET|PASSWORD|TOKEN)=.+/m);
});

test("files and volumes that it names exist", () => {
  for (const { volumes: mounts } of Object.values(services)) {
    for (const mount of mounts) {
      const [source = ""] = mount.split(":");
      if (source.startsWith("./")) expect(existsSync(path.join(root, source))).toBe(true);
      else expect(volumes).toHaveProperty(source);
    }
  }
  expect(existsSync(path.join(root, "deploy", "Dockerfile"))).toBe(true);
});

test("the proxy goes round the webs and the gateways", async () => {
  const caddyfile = await readFile(path.join(root, "deploy", "Caddyfile"), "utf8");
  expect(caddyfile).toMatch(/:80 \{[^]*dynamic a web 3000[^]*lb_policy round_robin/);
  expect(caddyfile).toMatch(/:8080 \{[^]*dynamic a gateway 3002[^]*lb_policy round_robin/);
  expect(service("web").environment["GATEWAY_URL"]).toBe("http://proxy:8080");
});

test("the image builds what npm start builds", async () => {
  const dockerfile = await readFile(path.join(root, "deploy", "Dockerfile"), "utf8");
  for (const build of ["npm run codegen", "npm run build -w services/gateway", "react-router build"]) {
    expect(dockerfile).toContain(build);
  }
});
