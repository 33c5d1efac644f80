import { readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import type { Addresses } from "./chalkbox.ts";
import type { LoadRequest } from "./rolling.ts";
import { type Service, startGateway, startWeb } from "./services.ts";

/** A kind of service of which there can be several behind a balancer, and what it is sent. */
export interface Instances {
  start(): Promise<Service>;
  readonly requests: readonly LoadRequest[];
}

const Secrets = v.object({ OAUTH_CLIENT_ID: v.string(), OAUTH_CLIENT_SECRET: v.string() });
/** Longer than the tests' balancer needs to notice. */
const draining = { DRAIN_MS: "1500", STOP_PATIENCE_MS: "5000" };

/** Further gateways in front of the shop of a Chalkbox. */
export function gatewaysOf({ dataDir, shop }: Addresses): Instances {
  return {
    async start() {
      const text = await readFile(path.join(dataDir, "secrets.json"), "utf8");
      const { OAUTH_CLIENT_ID: clientId, OAUTH_CLIENT_SECRET: clientSecret } = v.parse(Secrets, JSON.parse(text));
      const upstream = { graphqlUrl: `${shop}/graphql`, tokenUrl: `${shop}/oauth/token`, clientId, clientSecret };
      return startGateway(upstream, draining);
    },
    requests: ["{ shop_version }", '{ core_category(coreCategoryId: "1000") { name } }'].map((query) => ({
      method: "POST",
      path: "/api/shop/",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query }),
    })),
  };
}

/** Further webs in front of the gateway of a Chalkbox, which its own web passes requests on to. */
export function websOf({ webPort }: Addresses): Instances {
  const first = `http://127.0.0.1:${webPort}`;
  return {
    start: () => startWeb(first, first, draining),
    requests: ["/", "/prod/10182/", "/login/"].map((page) => ({ method: "GET", path: page })),
  };
}
