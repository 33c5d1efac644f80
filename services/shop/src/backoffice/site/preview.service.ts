import { longestSeconds, sealTicket } from "../../content/preview/ticket.ts";
import type { BackofficeContext } from "../backoffice-context.ts";
import { done, refuseField, type Result } from "../result.ts";

/** Makes a ticket for the preview mode (OP-Q-50, C-38). @param seconds that it holds */
export function createPreviewTicket(
  { platform: { clock, config } }: BackofficeContext,
  seconds: number,
): Result & { readonly ticket: string | null } {
  if (seconds < 1 || seconds > longestSeconds) {
    return { ...refuseField("seconds", `A whole number from 1 to ${longestSeconds}.`), ticket: null };
  }
  return { ...done, ticket: sealTicket(Math.floor(clock.now().getTime() / 1_000) + seconds, config.tokenSecret) };
}
