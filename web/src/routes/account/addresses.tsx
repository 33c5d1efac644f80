import { data, redirect } from "react-router";
import { AccountFrame } from "~/account/account-frame.tsx";
import { addressCopy, type AddressPage, addressPageOf } from "~/account/address-copy.ts";
import { addressBookCopy } from "~/checkout/address-book-copy.ts";
import { AddressCards } from "~/checkout/address-cards.tsx";
import { refuseAddress } from "~/checkout/address-answer.ts";
import { AddressEditor } from "~/checkout/address-editor.tsx";
import { removeName } from "~/checkout/remove-name.ts";
import { revertName } from "~/checkout/removed-address.tsx";
import { type AddressGroup, newAddress } from "~/checkout/shipping-choice.ts";
import { addressBookOf } from "~/checkout/shipping-values.ts";
import { AddressBookDocument, type AddressBookQuery, useAddressBookQuery } from "~/graph/generated/AddressBook.ts";
import { PageSessionDocument } from "~/graph/generated/PageSession.ts";
import { RemoveAddressDocument } from "~/graph/generated/RemoveAddress.ts";
import { RevertAddressDocument } from "~/graph/generated/RevertAddress.ts";
import { refusalText } from "~/graph/failure.ts";
import { defineLoad, defineSubmit, type GraphTools } from "~/graph/load.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import { typedFields } from "~/graph/typed-fields.ts";
import { codeOrPlainForm } from "~/lib/code-or-plain-form.ts";
import { copyFor, storefrontOf, useCopy } from "~/lib/copy.ts";
import { readForm } from "~/lib/form-values.ts";
import { requireAccount } from "~/shell/account-guard.ts";
import { lateMessagesFor } from "~/shell/messages-late.ts";
import { Cluster } from "~/ui/layout/layout.tsx";
import { TextLink } from "~/ui/link/text-link.tsx";
import type { Route } from "./+types/addresses";

const groups: Readonly<Record<AddressPage, AddressGroup>> = {
  billing: "billing",
  shipping: "shipping",
  "packing-station": "packstation",
};
const pathOf = (page: AddressPage) => `/myaccount/addresses/${page}/`;
const editOf = (request: Request) => new URL(request.url).searchParams.get("edit");

const load = defineLoad(async ({ request, params }: Route.LoaderArgs | Route.ClientLoaderArgs, { refresh }) => {
  const page = addressPageOf(params.kind);
  if (page === null) throw data(null, { status: 404, statusText: "Not Found" });
  const { session } = await refresh(PageSessionDocument);
  requireAccount(request, session?.visitor.state);
  const book = await refresh(AddressBookDocument);
  const edit = editOf(request);
  // What is not there, or not theirs, looks the same: the list shows what there is.
  if (edit !== null && !mayEdit(book, page, edit)) throw redirect(pathOf(page));
  return { page, edit };
});
export const loader = load;
export const clientLoader = load;

function mayEdit(book: AddressBookQuery, page: AddressPage, edit: string): boolean {
  if (edit === newAddress) return mayAdd(book, page);
  return addressBookOf(book)[groups[page]].some(({ addressId }) => addressId === edit);
}

const mayAdd = (book: AddressBookQuery, page: AddressPage): boolean =>
  page !== "packing-station" || book.getDeliveryOptions.packstationAllowed;

const submit = defineSubmit(
  async ({ request, params }: Route.ActionArgs | Route.ClientActionArgs, form, graph) => {
    const page = addressPageOf(params.kind);
    if (page === null) throw data(null, { status: 404, statusText: "Not Found" });
    const values = readForm(form);
    const fault = await changeList(graph, values);
    if (fault === "done") throw redirect(pathOf(page), 303);
    if (fault !== null) throw redirectWithToast(pathOf(page), { key: fault, severity: "error" });
    const edit = editOf(request);
    const book = await graph.refresh(AddressBookDocument);
    // What was typed into the form of an address that has been removed meanwhile is an address all the same.
    const isGone = edit !== null && !mayEdit(book, page, edit);
    const { submitAddress } = await codeOrPlainForm(import("~/checkout/address-edit.ts"), request, form);
    const answer = await submitAddress(
      graph,
      values,
      {
        group: groups[page],
        addressId: edit === newAddress || isGone ? null : edit,
        phone: book.getCustomerInfo.phone ?? "",
      },
      { storefront: storefrontOf(request), messageOf: lateMessagesFor(request, graph) },
    );
    if (answer) return answer;
    const { saved, savedAsNew } = copyFor(request, addressBookCopy);
    throw redirectWithToast(pathOf(page), { key: isGone ? savedAsNew : saved, severity: "success" });
  },
  typedFields((form, errors) => refuseAddress(readForm(form), errors)),
);
export const action = submit;
export const clientAction = submit;

/**
 * Removes an address or brings it back, when one of those buttons was pressed.
 * @returns null for neither; else `done`, or why not
 */
async function changeList({ mutate }: GraphTools, values: Readonly<Record<string, string>>): Promise<string | null> {
  const { [removeName]: removed, [revertName]: reverted } = values;
  if (removed !== undefined) {
    const { data: answer, error } = await mutate(RemoveAddressDocument, { addressId: removed });
    return answer?.deleteAddress.successful === true ? "done" : refusalText(error, answer?.deleteAddress);
  }
  if (reverted !== undefined) {
    const { data: answer, error } = await mutate(RevertAddressDocument, { addressId: reverted });
    return answer?.revertAddress.successful === true ? "done" : refusalText(error, answer?.revertAddress);
  }
  return null;
}

/** The address book: the stored addresses of a kind, or the form of one (ROUTE-16, ADDR-01). */
export default function AddressesRoute({ loaderData: { page, edit }, actionData }: Route.ComponentProps) {
  const t = useCopy(addressCopy);
  const [{ data: book }] = useAddressBookQuery();
  if (!book) return null;
  const group = groups[page];
  const addresses = addressBookOf(book)[group];
  const removed = book.getRemovedAddress?.address;
  const isHere = book.getRemovedAddress && groupOfRemoved(book.getRemovedAddress) === group;
  return (
    <AccountFrame path="/myaccount/addresses/" title={t.kinds[page]} lead={t.lead} isSignedIn>
      <nav aria-label={t.pages}>
        <Cluster as="ul" gap={4}>
          {Object.entries(t.kinds).map(([kind, name]) => (
            <li key={kind}>
              <TextLink href={`/myaccount/addresses/${kind}/`} aria-current={kind === page ? "page" : undefined}>
                {name}
              </TextLink>
            </li>
          ))}
        </Cluster>
      </nav>
      {edit === null ? (
        <>
          <title>{t.kinds[page]}</title>
          <AddressCards
            group={group}
            addresses={addresses}
            removed={isHere && removed ? removed : null}
            main={book.getCustomerAddress}
            canAdd={mayAdd(book, page)}
          />
        </>
      ) : (
        <AddressEditor
          key={`${edit} ${actionData?.at ?? 0}`}
          group={group}
          address={addresses.find(({ addressId }) => addressId === edit) ?? null}
          account={book.getCustomerInfo}
          countries={book.getDeliveryOptions.deliveryCountries}
          back={pathOf(page)}
          answer={actionData}
        />
      )}
    </AccountFrame>
  );
}

/** The group that a removed address belongs to. */
function groupOfRemoved({ kind, address }: NonNullable<AddressBookQuery["getRemovedAddress"]>): AddressGroup {
  if (kind === "billing") return "billing";
  return address.packstationAddress ? "packstation" : "shipping";
}
