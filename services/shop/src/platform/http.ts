import type { ServerResponse } from "node:http";
import { type Refusal, refuse, type RefusalStyle } from "@chalkbox/edge";

/** The largest body that any route reads, in bytes; ten operations of the longest documents stay far below. */
export const largestBody = 1_000_000;

/** How the shop words its refusals. */
export const refusalStyle: RefusalStyle = { format: () => "json", headers: { "x-content-type-options": "nosniff" } };

/** Answers a request whose body was refused; the connection is closed, as the rest of the body is still coming. */
export function refuseBody(response: ServerResponse, refusal: Refusal): void {
  refuse(response, refusal, refusalStyle);
}
