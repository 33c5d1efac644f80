import { emailFault, normalEmail } from "../account/validation/email.ts";
import { failed, fieldFailed, type MutationResult, succeeded } from "../account/validation/field-error.ts";
import { pick } from "../catalogue/language.ts";
import type { ShopContext } from "../platform/context.ts";
import { takeVisitorAttempt, type VisitorRate, waitText } from "../platform/rate-limit/visitor-rate.ts";
import { insertWaiting } from "./waiting.store.ts";

/** A family at one device. */
const waitingRate: VisitorRate = {
  name: "prime waiting list",
  perVisitor: 5,
  perAddress: 40,
  perNetwork: 120,
  windowMs: 3_600_000,
};

/** Asks to be informed when memberships can be ordered again (OP-M-34). */
export async function subscribeToPrimeWaitingList(
  context: ShopContext,
  wish: { readonly email: string; readonly honeypot: string },
): Promise<MutationResult> {
  const { database, storefront, clock, publicOrigin: origin } = context;
  const { store, language } = storefront;
  const email = normalEmail(wish.email);
  const fault = emailFault(email, language);
  if (fault !== null) return fieldFailed("email", fault);
  // A program that fills in all fields learns nothing from the answer.
  if (wish.honeypot !== "") return succeeded;
  const verdict = await takeVisitorAttempt(context, waitingRate);
  if (!verdict.isAllowed) {
    const wait = waitText(verdict.retryAfter, language);
    return failed(
      pick(
        language,
        `Das waren viele Versuche in kurzer Zeit. Bitte versuchen Sie es in ${wait} noch einmal.`,
        `These were many attempts in a short time. Please try again in ${wait}.`,
      ),
    );
  }
  const isNew = await insertWaiting(database.write, { email, store, language, origin, at: clock.now() });
  return isNew
    ? succeeded
    : fieldFailed(
        "email",
        pick(language, "Diese Adresse steht schon auf der Warteliste.", "This address is on the waiting list already."),
      );
}
