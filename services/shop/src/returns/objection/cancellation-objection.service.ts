import type { ShopContext } from "../../platform/context.ts";
import {
  type CancellationObjection,
  findCancellationByNumber,
  undoCancellation,
} from "../cancellation/undo-cancellation.service.ts";
import { openObjectionLink } from "./objection-link.ts";
import { lateText } from "./objection.service.ts";

/** The cancellation of a mailed link; null for every link that is none. It changes nothing: programs open links. */
export async function findCancellationObjection(
  context: ShopContext,
  link: string,
): Promise<CancellationObjection | null> {
  const number = openObjectionLink(context.config, link);
  return number === null ? null : findCancellationByNumber(context, number);
}

/** What came of an objection to a cancellation. */
interface CancellationObjectionResult {
  readonly successful: boolean;
  readonly generalErrorMessage: string | null;
  readonly objection: CancellationObjection;
}

/** Objects to a held cancellation, from the membership's own address (C-106); null for a link to none. */
export async function submitCancellationObjection(
  context: ShopContext,
  link: string,
): Promise<CancellationObjectionResult | null> {
  const number = openObjectionLink(context.config, link);
  const objection = number === null ? null : await undoCancellation(context, number);
  if (objection === null) return null;
  const successful = objection.state !== "over";
  return { successful, generalErrorMessage: successful ? null : lateText(context.storefront.language), objection };
}
