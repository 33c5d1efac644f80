import type { SessionShop } from "../ports.ts";
import { ask, field } from "./ask.ts";
import { type MutationResult, mutationResultSchema, mutationResultSelection } from "./envelopes.ts";

/** A forgotten password as the graph takes it; its content is the shop's to judge. */
export interface ForgottenPassword {
  readonly email: string;
  readonly customerNumber: string;
  readonly phone: string;
  readonly honeypot: string;
}

/** A new password, twice, with the secret of the link that allows it. */
export interface ForgottenPasswordChange {
  readonly emailToken: string;
  readonly newPassword: string;
  readonly newPasswordRepeated: string;
}

const forgotDocument = /* GraphQL */ `
  mutation SessionForgotPassword(
    $email: String!, $customerNumber: String!, $phone: String!, $honeypot: String!, $triesCount: Int!
  ) {
    forgotPassword(
      email: $email, customerNumber: $customerNumber, phone: $phone, honeypot: $honeypot, triesCount: $triesCount
    ) { ${mutationResultSelection} }
  }
`;
const changeDocument = /* GraphQL */ `
  mutation SessionForgottenPassword($emailToken: String!, $newPassword: String!, $newPasswordRepeated: String!) {
    changeForgottenPassword(
      emailToken: $emailToken, newPassword: $newPassword, newPasswordRepeated: $newPasswordRepeated
    ) { ${mutationResultSelection} }
  }
`;

/** Requests a link for a new password (OP-M-18). @param triesCount how often this session has, from 1 on @throws ShopCallFailure */
export function forgotPassword(
  shop: SessionShop,
  forgotten: ForgottenPassword,
  triesCount: number,
): Promise<MutationResult> {
  return ask(shop, forgotDocument, { ...forgotten, triesCount }, field("forgotPassword", mutationResultSchema));
}

/** Sets a new password with a link's secret (OP-M-19). @throws ShopCallFailure */
export function changeForgottenPassword(shop: SessionShop, change: ForgottenPasswordChange): Promise<MutationResult> {
  return ask(shop, changeDocument, { ...change }, field("changeForgottenPassword", mutationResultSchema));
}
