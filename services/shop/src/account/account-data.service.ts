import type { FieldError } from "../generated/graph.ts";
import { forgetBuyer } from "../cart/redemption.service.ts";
import { pick } from "../catalogue/language.ts";
import { replaceCustomerToken, revokeCustomerTokens } from "../platform/auth/customer-token.ts";
import { requireRegisteredCustomer } from "../platform/auth/require.ts";
import type { Language, ShopContext } from "../platform/context.ts";
import { tooManyAttempts } from "../platform/errors.ts";
import { sendMail } from "../orders/outbox/outbox.service.ts";
import { findPendingEmail, findRestorable } from "./account-link.store.ts";
import { accountDeletedMail } from "./account-mail-texts.ts";
import { type AccountDataRow, eraseCustomer, isSubscribed, setAccountData } from "./account-data.store.ts";
import { industryOf, jobTitleOf } from "./business-codes.ts";
import { type BusinessInput, businessDataOf, businessFaults, companyMissingText } from "./business-data.ts";
import { checkCurrentPassword } from "./current-password.service.ts";
import { requireCustomerData, shownTerms } from "./customer.service.ts";
import { findCustomer } from "./customer.store.ts";
import { forgetSources } from "./guessing.service.ts";
import { takeLookup, tooManyLookupsText } from "./lookup.service.ts";
import { tellOfChange } from "./owner-notice.service.ts";
import { normalEmail } from "./validation/email.ts";
import { type MutationResult, succeeded } from "./validation/field-error.ts";
import { companyNameFault, personalNameFault } from "./validation/personal-name.ts";
import { salutationFault, salutationOf } from "./validation/salutation.ts";
import { forgetOnLists } from "../wishlist/takeover.service.ts";

/** `AccountDataInput` of the graph. */
export interface AccountDataInput extends BusinessInput {
  readonly salutation: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
}

/** Most characters of a free text (C-67). */
const limits = { text: 255 } as const;

/** The data of an account as `accountData` makes them. */
export type AccountDataSource = NonNullable<Awaited<ReturnType<typeof accountData>>>;

/** `AccountData` of the graph; null for visitors and guests. */
export async function accountData({ database, caller, storefront, clock }: ShopContext) {
  if (caller.customer === null || caller.customer.isGuest) return null;
  const customer = await findCustomer(database.write, caller.customer.customerId);
  if (customer === null || customer.isGuest) return null;
  const { language } = storefront;
  return {
    ...customer,
    termsOfPayment: customer.termsOfPayment && shownTerms(customer.termsOfPayment, language),
    pendingEmail: () => findPendingEmail(database.write, customer.id, clock.now()),
    VATRegistrationNo: customer.vatRegistrationNo,
    jobTitle: jobTitleOf(customer.jobTitleCode, language),
    industry: industryOf(customer.primaryIndustryGroupCode, language),
  };
}

/**
 * Changes name and business data of the caller's account (OP-M-21). Consumers have no business data: theirs stay empty.
 * @throws ShopError without a registered customer's token
 */
export async function changeAccountData(context: ShopContext, input: AccountDataInput): Promise<MutationResult> {
  requireRegisteredCustomer(context);
  const customer = await requireCustomerData(context);
  const isBusiness = customer.realm === "b2b";
  const data = dataOf(input, isBusiness);
  const fieldErrors = faultsOf(data, input, isBusiness, context.storefront.language);
  if (fieldErrors.length > 0) return { successful: false, generalErrorMessage: null, fieldErrors };
  const before = new Map<string, unknown>(Object.entries(customer));
  const isChanged = Object.entries(data).some(([name, value]) => before.get(name) !== value);
  await context.database.transaction(async (tx) => {
    await setAccountData(tx, customer.id, data);
    if (isChanged) await tellOfChange(tx, context, customer.id, "data");
  });
  return succeeded;
}

function dataOf(input: AccountDataInput, isBusiness: boolean): AccountDataRow {
  return {
    salutation: salutationOf(input.salutation) ?? "",
    firstName: input.firstName.trim(),
    lastName: input.lastName.trim(),
    company: input.company.trim(),
    ...businessDataOf(input, isBusiness),
  };
}

function faultsOf(
  data: AccountDataRow,
  input: AccountDataInput,
  isBusiness: boolean,
  language: Language,
): readonly FieldError[] {
  const say = (de: string, en: string) => pick(language, de, en);
  const nameFault = (name: string) => personalNameFault(name, language, limits.text);
  const faults: readonly (readonly [string, string | null])[] = [
    ["salutation", salutationFault(input.salutation, language)],
    [
      "firstName",
      data.firstName === ""
        ? say("Bitte geben Sie Ihren Vornamen ein.", "Please enter your first name.")
        : nameFault(data.firstName),
    ],
    [
      "lastName",
      data.lastName === ""
        ? say("Bitte geben Sie Ihren Nachnamen ein.", "Please enter your last name.")
        : nameFault(data.lastName),
    ],
    [
      "company",
      isBusiness && data.company === ""
        ? companyMissingText(language)
        : companyNameFault(data.company, language, limits.text),
    ],
    ...businessFaults(data, language),
  ];
  return faults.flatMap(([fieldName, errorMessage]) => (errorMessage === null ? [] : [{ fieldName, errorMessage }]));
}

/**
 * Deletes the caller's account (OP-M-29): it knows its password, nothing personal stays but what its orders hold, and all
 * devices are signed out.
 * @throws ShopError without a registered customer's token
 */
export async function deleteAccount(context: ShopContext, currentPassword: string): Promise<MutationResult> {
  const { tokenId } = requireRegisteredCustomer(context);
  const customer = await requireCustomerData(context);
  const refusal = await checkCurrentPassword(context, customer, currentPassword);
  if (refusal !== null) return refusal;
  const { database, storefront, clock } = context;
  const now = clock.now();
  await database.transaction(async (tx) => {
    await forgetOnLists(tx, customer.id);
    const addresses = await findRestorable(tx, customer.id, now);
    await forgetBuyer(tx, customer.id, customer.email);
    await eraseCustomer(tx, customer.id, customer.email);
    for (const to of new Set([customer.email, ...addresses])) {
      if (to === null) continue;
      await sendMail(tx, accountDeletedMail({ to, storefront, customer, key: `${customer.id}:${to}` }), now);
    }
  });
  for (const name of [customer.email, customer.customerNumber]) {
    if (name !== null) await forgetSources(context, name);
  }
  // The browser that deletes it is signed out in good order, and not as one whose token was stolen.
  if (tokenId !== undefined) await replaceCustomerToken(context, tokenId);
  await revokeCustomerTokens(context, customer.id);
  return succeeded;
}

/**
 * Whether an email receives the newsletter (OP-Q-20); counted with the other questions about emails.
 * @throws ShopError RATE_LIMITED when the visitor, or their address, has checked too often (C-89)
 */
export async function checkEmailSubscribed(context: ShopContext, email: string): Promise<boolean> {
  const { database, storefront } = context;
  const verdict = await takeLookup(context);
  if (!verdict.isAllowed) throw tooManyAttempts(tooManyLookupsText(verdict.retryAfter, storefront.language));
  return isSubscribed(database.write, normalEmail(email), storefront.store);
}
