import type { SessionFormResult as FormOutcome } from "../generated/graph.ts";
import type { SessionRecord } from "../record.ts";
import type { Session } from "../session.ts";
import {
  changeForgottenPassword as changeAtShop,
  forgotPassword as forgetAtShop,
  type ForgottenPassword,
  type ForgottenPasswordChange,
} from "../shop/password.calls.ts";
import { signOutLocally } from "./sign-out.ts";

type Forgotten = NonNullable<SessionRecord["passwordForgotten"]>;

const orNull = (text: string): string | null => (text.trim() === "" ? null : text.trim());

/**
 * Requests a link for a new password (OP-M-18). The session counts its tries, from 1 on (AUTH-11), and keeps what was typed
 * for the next one.
 */
export async function forgotPassword(session: Session, typed: ForgottenPassword): Promise<FormOutcome> {
  const { triesCount: before = 0 } = (await session.record()).passwordForgotten ?? {};
  const triesCount = before + 1;
  const outcome = await forgetAtShop(session.host.shop, typed, triesCount);
  const passwordForgotten: Forgotten = {
    emailToken: null,
    passwordOpsError: null,
    triesCount,
    email: orNull(typed.email),
    customerNumber: orNull(typed.customerNumber),
    phone: orNull(typed.phone),
  };
  // What is no email, or none at all, is no try.
  if (outcome.fieldErrors.length === 0) await session.remember((record) => ({ ...record, passwordForgotten }));
  return outcome;
}

/** Sets a new password with a link's secret (OP-M-19). This browser's customer is signed out like all others. */
export async function changeForgottenPassword(session: Session, change: ForgottenPasswordChange): Promise<FormOutcome> {
  const { visitor, shop } = session.host;
  const { state } = await session.account();
  visitor.nameDevice();
  const outcome = await changeAtShop(shop, change);
  if (outcome.successful) {
    if (state === "LOGGED_IN") await signOutLocally(session);
    else await session.remember((record) => ({ ...record, passwordForgotten: null }));
    return outcome;
  }
  const passwordOpsError = outcome.generalErrorMessage ?? outcome.fieldErrors[0]?.errorMessage ?? null;
  await session.remember((record) => ({
    ...record,
    passwordForgotten: {
      ...(record.passwordForgotten ?? nothingForgotten),
      emailToken: change.emailToken,
      passwordOpsError,
    },
  }));
  return outcome;
}

/** Of a session that only has the link: its tries are counted from 1 (AUTH-12). */
const nothingForgotten: Forgotten = {
  emailToken: null,
  passwordOpsError: null,
  triesCount: 1,
  email: null,
  customerNumber: null,
  phone: null,
};
