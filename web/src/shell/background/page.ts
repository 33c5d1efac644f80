import type { OperationResult } from "urql";
import type { BrowserGraph } from "../../graph/client.ts";
import type { InterfaceLanguage } from "../../lib/copy.ts";
import type { ToastStore } from "../../ui/toast/toast-store.ts";
import type { FindRouteCode } from "../../lib/route-code.ts";

/** What measures a visitor. */
export interface Tracking {
  arrive(): Promise<void>;
  hear(result: Pick<OperationResult, "data" | "operation">): void;
  choose(): void;
}

/** Loads what measures visitors. */
export type LoadTracking = () => Promise<{
  readonly startTracking: (graph: BrowserGraph, since: number) => Tracking;
}>;

/** What the page gives to the work beside it. */
export interface Page {
  readonly graph: BrowserGraph;
  readonly findCode: FindRouteCode;
  readonly language: InterfaceLanguage;
  readonly toasts: Pick<ToastStore, "add" | "remove" | "wordWith" | "leavePage">;
  /** Loads what measures visitors who have agreed to it; another domain's, so the root hands it over. */
  readonly loadTracking: LoadTracking;
  /** Runs the loaders of the page again; answers of forms and what is typed stay. */
  readonly reload: () => Promise<void>;
}
