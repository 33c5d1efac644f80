import type { ShopLanguage as Language, Store } from "@chalkbox/storefront";
import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database.ts";
import type { FileStorage } from "./storage/file-storage.ts";

export type { Language, Store };

/** The storefront that a call is made for; read from the `shop_id` claim of the API token, never from a header. */
export interface Storefront {
  readonly store: Store;
  readonly language: Language;
}

/** Who is calling. `userId` names the device's shop user; a customer is known only by a valid customer token. */
export interface Caller {
  readonly userId: string | null;
  readonly customer: {
    readonly customerId: string;
    readonly isGuest: boolean;
    /** Id of the token that proved it, for revoking it at logout; absent when no token was involved (tests). */
    readonly tokenId?: string;
  } | null;
  /** What the browser session that ordered sends for the order's confirmation (C-86). */
  readonly confirmation?: string | null;
  /** The ticket of the preview mode, as it was sent (C-38). */
  readonly preview?: string | null;
  /** Why a customer token that was sent did not count; null when none was sent or it was valid. */
  readonly tokenFault: "invalid" | "revoked" | "replaced" | null;
}

/** What every resolver and service call is given. One per operation. */
export interface ShopContext {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly storage: FileStorage;
  readonly storefront: Storefront;
  readonly caller: Caller;
  readonly requestId: string;
  /** Scheme and host that the visitor's browser sees; null when unknown or not the shop's own (`publicOriginOf`). */
  readonly publicOrigin: string | null;
  /** Address of the visitor's browser, where a gateway vouches for it (`visitorOriginOf`); null when unknown. */
  readonly visitorAddress: string | null;
  /** A secret that the gateway keeps in the visitor's browser; null when it named none. */
  readonly visitorDevice: string | null;
}
