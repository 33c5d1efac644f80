import { AccountFrame } from "~/account/account-frame.tsx";
import { accountPageCopy } from "~/account/account-copy.ts";
import { contactCopy, contactEditOf } from "~/account/contact-copy.ts";
import { ContactDetails } from "~/account/contact-details.tsx";
import { ContactEditor } from "~/account/contact-edits.tsx";
import { AddressText } from "~/checkout/address-text.tsx";
import { BusinessChoicesDocument } from "~/graph/generated/BusinessChoices.ts";
import { ContactDetailsDocument, useContactDetailsQuery } from "~/graph/generated/ContactDetails.ts";
import { PageSessionDocument } from "~/graph/generated/PageSession.ts";
import { defineLoad, defineSubmit } from "~/graph/load.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import { stayWithTyped } from "~/graph/stay-with-typed.ts";
import { typedFields } from "~/graph/typed-fields.ts";
import { codeOrPlainForm } from "~/lib/code-or-plain-form.ts";
import { copyFor, storefrontOf, useCopy } from "~/lib/copy.ts";
import { readForm, refuseForm } from "~/lib/form-values.ts";
import { requireAccount } from "~/shell/account-guard.ts";
import { lateMessagesFor } from "~/shell/messages-late.ts";
import { TextLink } from "~/ui/link/text-link.tsx";
import type { Route } from "./+types/contact-details";

const path = "/myaccount/contact-details/";
const editOf = (request: Request) => contactEditOf(new URL(request.url).searchParams.get("edit"));

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, { refresh, query }) => {
  const { session } = await refresh(PageSessionDocument);
  requireAccount(request, session?.visitor.state);
  const edit = editOf(request);
  const needsChoices = edit === "data" && storefrontOf(request).store === "b2b";
  const [choices] = await Promise.all([
    needsChoices ? query(BusinessChoicesDocument) : null,
    refresh(ContactDetailsDocument),
  ]);
  return { edit, choices };
});
export const loader = load;
export const clientLoader = load;

const submit = defineSubmit(
  async ({ request }: Route.ActionArgs | Route.ClientActionArgs, form, graph) => {
    const edit = editOf(request);
    if (edit === null) throw redirectWithToast(path, { key: "vue.message.internalError", severity: "error" });
    // Most visits only read.
    const { submitContact } = await codeOrPlainForm(import("~/account/contact-submit.ts"), request, form);
    const answer = await submitContact(request, edit, form, graph, lateMessagesFor(request, graph));
    if (answer) return stayWithTyped(answer);
    const t = copyFor(request, contactCopy);
    if (edit === "delete") throw redirectWithToast("/", { key: t.remove.done, severity: "success" });
    throw redirectWithToast(path, { key: t[edit].done, severity: "success" });
  },
  typedFields((form, errors) => refuseForm(readForm(form), errors)),
);
export const action = submit;
export const clientAction = submit;

/** Where a sign-in leads (AUTH-07, ROUTE-12): what is stored, or the form for one part of it (ACC-01, ACC-03). */
export default function ContactDetailsRoute({ loaderData: { edit, choices }, actionData }: Route.ComponentProps) {
  const t = useCopy(accountPageCopy);
  const [{ data }] = useContactDetailsQuery();
  const account = data?.getAccountData;
  if (!account) return null;
  const name = [account.firstName, account.lastName].filter(Boolean).join(" ");
  const address = data.getCustomerAddress?.address;
  if (edit) {
    const key = `${edit} ${actionData?.at ?? 0}`;
    return (
      <AccountFrame path={path} title={t.contactDetails} isSignedIn>
        <ContactEditor key={key} edit={edit} account={account} choices={choices} answer={actionData} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame path={path} title={t.greeting(name)} lead={t.lead} isSignedIn>
      <title>{t.contactDetails}</title>
      <ContactDetails
        account={account}
        memberUntil={data.getPrimeMembership?.endDate ?? null}
        address={address ? <AddressText address={address} /> : null}
      />
      <p>
        <TextLink href={`${path}?edit=delete`}>{t.deleteAccount}</TextLink>
      </p>
    </AccountFrame>
  );
}
