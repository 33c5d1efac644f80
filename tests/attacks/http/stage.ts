import process from "node:process";
import { request } from "undici";
import * as v from "valibot";
import { type RequestTap, type TappedRequest, tapRequests } from "../../testkit/request-tap.ts";
import {
  type OwnShop,
  type LoggedService,
  type Service,
  startGateway,
  startOwnShop,
  startSandbox,
  startWeb,
} from "../../testkit/services.ts";

/** An address that attacks are aimed at. */
export interface Target {
  readonly name: string;
  readonly port: number;
  readonly path: string;
}

/** All services, and taps on every way from one to another. */
export interface Stage {
  readonly shop: OwnShop;
  readonly gateway: Service;
  readonly web: LoggedService;
  readonly sandbox: Service;
  readonly targets: readonly Target[];
  /** Path of a picture that is drawn already. */
  readonly picture: string;
  /** An API token of the shop. */
  readonly shopToken: string;
  /** Requests that arrived upstream and are none that a visitor or a service has sent. */
  readonly smuggled: readonly string[];
  /** Requests that arrived upstream so far. */
  readonly tapped: number;
  /** Names of the processes that have ended or do not answer. */
  ended(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** The header of smuggled requests. */
export const canary = "x-canary";

const Token = v.object({ access_token: v.string() });
const userAgent = "Mozilla/5.0 (X11; Linux x64) Firefox/150.0";

/** Starts everything once; attacks and visitors share it. */
export async function startStage(): Promise<Stage> {
  const smuggled: string[] = [];
  const watch =
    (way: string, mayAsk: RegExp) =>
    ({ method, target, headers, body }: TappedRequest): void => {
      const isOurs = mayAsk.test(target) && headers[canary] === undefined && !target.includes("canary");
      // The shop gets documents of the gateway only, never those of an untrusted client.
      if (!isOurs || (way === "gateway to shop" && body.includes("canary"))) {
        smuggled.push(`${way}: ${method} ${target}`);
      }
    };

  const shop = await startOwnShop();
  const shopTap = await tapRequests(shop.origin, watch("gateway to shop", /^\/(?:graphql|oauth\/token)$/));
  const pictureTap = await tapRequests(shop.media, watch("web to shop", /^\/media\/(?!.*\.\.)/));
  const [gateway, sandbox] = await Promise.all([
    startGateway({
      ...shop.upstream,
      graphqlUrl: `${shopTap.origin}/graphql`,
      tokenUrl: `${shopTap.origin}/oauth/token`,
    }),
    startSandbox(shop.origin),
  ]);
  // Web itself checks whether a login still holds, before it sends a page, and reads what changes.
  const gatewayTap = await tapRequests(
    gateway.origin,
    watch("web to gateway", /^\/(?:api\/|internal\/(?:login|changes)$)/),
  );
  const web = await startWeb(gatewayTap.origin, pictureTap.origin);
  const taps: readonly RequestTap[] = [shopTap, pictureTap, gatewayTap];
  const services = { web, gateway, shop, sandbox };
  const picture = await pictureOn(web.origin);
  const target = (name: string, { origin }: { readonly origin: string }, path: string): Target => ({
    name,
    port: Number(new URL(origin).port),
    path,
  });
  return {
    ...services,
    targets: [
      target("web, a page with a form", web, "/login/"),
      target("web, on the way to the gateway", web, "/api/shop/"),
      target("web, on the way to the shop", web, picture),
      target("gateway", gateway, "/api/shop/"),
      target("shop", shop, "/graphql"),
      target("shop, its pictures", { origin: shop.media }, picture),
      target("sandbox", sandbox, "/card/pay"),
    ],
    picture,
    shopToken: await tokenOf(shop),
    smuggled,
    get tapped() {
      return taps.reduce((sum, { count }) => sum + count, 0);
    },
    ended: async () => {
      const checked = await Promise.all(
        Object.entries(services).map(async ([name, service]) => ((await lives(service)) ? [] : [name])),
      );
      return checked.flat();
    },
    stop: async () => {
      await Promise.all([web.stop(), sandbox.stop()]);
      await gateway.stop();
      await Promise.all(taps.map((tap) => tap.stop()));
      await shop.stop();
    },
  };
}

async function lives({ origin, pid }: { readonly origin: string; readonly pid: number }): Promise<boolean> {
  try {
    process.kill(pid, 0);
    const { statusCode, body } = await request(`${origin}/health/live`);
    await body.dump();
    return statusCode === 200;
  } catch {
    return false;
  }
}

/** The path of a picture on the home page. @throws Error when it shows none */
async function pictureOn(web: string): Promise<string> {
  const page = await request(`${web}/`, { headers: { "user-agent": userAgent } });
  const html = await page.body.text();
  const [path] = /\/media\/[\w/@-]+\.\w+/.exec(html) ?? [];
  if (path === undefined) throw new Error(`The home page shows no picture: ${page.statusCode} ${html.slice(0, 500)}`);
  return path;
}

async function tokenOf({ upstream }: OwnShop): Promise<string> {
  const answer = await request(upstream.tokenUrl, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({
      grant_type: "client_credentials",
      client_id: upstream.clientId,
      client_secret: upstream.clientSecret,
      scope: "store:de language:de-DE",
    }).toString(),
  });
  return v.parse(Token, await answer.body.json()).access_token;
}
