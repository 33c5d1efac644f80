/** A handle that a service passes to its successor: a listening socket, or a pipe that must outlive the service. */
export interface Handed {
  /** A port, or a word. */
  readonly name: string;
  /** Node's own handle. The launcher keeps it open and takes no connection from it: these wait for the next service. */
  readonly handle: unknown;
  /** Ends the launcher's own hold on it. */
  readonly close: () => void;
}

/** Messages between the launcher and a service; the service's side is `services/edge/src/handover.ts`. */
export type Handover =
  /** Something that is handed over, which travels with the message. */
  | { readonly handover: "handle"; readonly name: string }
  /** A service asks for what the one before it has handed over. */
  | { readonly handover: "wants"; readonly name: string }
  /** A service is about to listen. */
  | { readonly handover: "prepared" }
  /** A service has been asked to end. */
  | { readonly handover: "leaving" }
  /** It may end. @param linger how long connections stay open whose clients do not know yet, in ms; none: it is stopped */
  | { readonly handover: "leave"; readonly linger?: number };

/** True for such a message. */
export const isHandover = (message: unknown): message is Handover =>
  typeof message === "object" && message !== null && "handover" in message;

/** A handle as the successor receives it. */
export function handedBy(name: string, handle: unknown): Handed {
  return {
    name,
    handle,
    close: () => {
      if (typeof handle !== "object" || handle === null || !("close" in handle)) return;
      if (typeof handle.close === "function") handle.close();
    },
  };
}
