/** An event of the worker, which goes on until what it is given has settled. */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page. */
export interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  /** What the browser has requested while the worker started; undefined when it has not. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** A message of a page. */
export interface MessageOfPage extends WorkerEvent {
  readonly data: unknown;
}

/** What the worker uses of its global scope: the types of the DOM library know no workers. */
export interface WorkerScope {
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: RequestEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageOfPage) => void): void;
  skipWaiting(): Promise<void>;
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
}
