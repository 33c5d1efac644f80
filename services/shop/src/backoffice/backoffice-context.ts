import type { Platform } from "../platform/platform.ts";

/** What a back office call is given: the operator may do everything. */
export interface BackofficeContext {
  readonly platform: Platform;
  readonly requestId: string;
}
