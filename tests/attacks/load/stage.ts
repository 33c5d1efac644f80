import { request } from "undici";
import { startGateway, startOwnShop, startWeb } from "../../testkit/services.ts";
import type { LoadTargets } from "./loads.ts";

/** Services that loads are aimed at, with nothing of the measuring process between them. */
export interface LoadStage extends LoadTargets {
  /** Names of the services that do not answer. */
  ended(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** Starts web, gateway and shop. */
export async function startLoadStage(): Promise<LoadStage> {
  const shop = await startOwnShop();
  const gateway = await startGateway(shop.upstream);
  const web = await startWeb(gateway.origin, shop.media);
  const services = { web, gateway, shop };
  return {
    web,
    gateway,
    ended: async () => {
      const checked = await Promise.all(
        Object.entries(services).map(async ([name, { origin }]) => ((await lives(origin)) ? [] : [name])),
      );
      return checked.flat();
    },
    stop: async () => {
      await web.stop();
      await gateway.stop();
      await shop.stop();
    },
  };
}

async function lives(origin: string): Promise<boolean> {
  try {
    const { statusCode, body } = await request(`${origin}/health/live`);
    await body.dump();
    return statusCode === 200;
  } catch {
    return false;
  }
}
