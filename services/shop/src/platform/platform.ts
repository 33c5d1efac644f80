import type { Logger } from "pino";
import type { CallLog } from "./call-log.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Caller, ShopContext, Storefront } from "./context.ts";
import type { Database } from "./database.ts";
import type { Invalidation } from "./invalidation.ts";
import type { FileStorage } from "./storage/file-storage.ts";

/** What one process of the shop has once; made at boot, handed to everything. */
export interface Platform {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** Customers' files. */
  readonly storage: FileStorage;
  /** The GraphQL operations received lately, for the back office. */
  readonly calls: CallLog;
  /** Notifies gateways of what has changed. */
  readonly invalidation: Invalidation;
}

/** The context of one operation. */
export function createContext(
  platform: Omit<Platform, "calls" | "invalidation">,
  call: {
    readonly storefront: Storefront;
    readonly caller: Caller;
    readonly requestId: string;
    readonly publicOrigin?: string | null;
    readonly visitorAddress?: string | null;
    readonly visitorDevice?: string | null;
  },
): ShopContext {
  return {
    config: platform.config,
    database: platform.database,
    clock: platform.clock,
    storage: platform.storage,
    log: platform.log.child({ requestId: call.requestId }),
    storefront: call.storefront,
    caller: call.caller,
    requestId: call.requestId,
    publicOrigin: call.publicOrigin ?? null,
    visitorAddress: call.visitorAddress ?? null,
    visitorDevice: call.visitorDevice ?? null,
  };
}
