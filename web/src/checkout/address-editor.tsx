import { Form, useNavigation } from "react-router";
import type { CheckoutAddressFragment } from "../graph/generated/CheckoutAddress.fragment.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import type { FormValues } from "../lib/form-values.ts";
import { showEmail } from "../lib/show-email.ts";
import { Button } from "../ui/button/button.tsx";
import { Checkbox } from "../ui/checkbox/checkbox.tsx";
import { ErrorSummary } from "../ui/error-summary/error-summary.tsx";
import { useFormCheck } from "../ui/form/use-form-check.ts";
import { Cluster, Stack } from "../ui/layout/layout.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import room from "../ui/room/room.module.css";
import { TextInput } from "../ui/text-input/text-input.tsx";
import { addressBookCopy } from "./address-book-copy.ts";
import type { AddressEditAnswer } from "./address-answer.ts";
import { AddressFields } from "./address-fields.tsx";
import type { AddressGroup } from "./shipping-choice.ts";
import { fieldsOf } from "./shipping-values.ts";

/** The rules, and with them what stores the address. */
const load = () => import("./address-edit.ts");
type Rules = Awaited<ReturnType<typeof load>>;

interface AddressEditorProps {
  readonly group: AddressGroup;
  /** The address to change; null for a new one. */
  readonly address: CheckoutAddressFragment | null;
  readonly account: { readonly email?: string | null; readonly phone?: string | null };
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  /** Path of the page that it leads back to. */
  readonly back: string;
  /** What the server answered to the last try. Give the form a new key with it. */
  readonly answer: AddressEditAnswer | undefined;
}

/** The form of one stored address, new or not (ADDR-01, ADDR-04): the fields of the checkout, and what is the account's. */
export function AddressEditor({ group, address, account, countries, back, answer }: AddressEditorProps) {
  const t = useCopy(addressBookCopy);
  const storefront = useStorefront();
  const isB2b = storefront.store === "b2b";
  const isBusy = useNavigation().formMethod === "POST";
  const check = ({ checkAddressEdit }: Rules, typed: FormValues) => checkAddressEdit(typed, group, storefront);
  const form = useFormCheck("address", { load, check }, answer?.errors);
  const title = address ? t.edit[group] : t.add[group];
  const values = {
    phone: account.phone ?? "",
    [`${group}.country`]: countries[0]?.code ?? "DE",
    [`${group}.formType`]: isB2b ? "companyOrSchool" : "private",
    ...(address && fieldsOf(group, address)),
    ...answer?.values,
  };
  const isStation = group === "packstation";
  return (
    <Panel as="section" title={title}>
      <title>{form.hasErrors ? `${t.errorTitle}: ${title}` : title}</title>
      <Form method="post" {...form.formProps} className={room.form}>
        <Stack gap={5}>
          <ErrorSummary {...form.summary} />
          <input type="hidden" name={`${group}.mode`} value="edit" />
          <AddressFields
            group={group}
            form={form}
            values={values}
            countries={countries}
            isDoubtful={answer?.isDoubtful ?? false}
          />
          {!isStation && (
            <TextInput
              {...form.field("phone")}
              label={t.phone}
              hint={t.phoneHint}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              defaultValue={values.phone}
            />
          )}
          {!isStation && account.email && (
            <p>
              {t.email}: <strong>{showEmail(account.email)}</strong>{" "}
              <TextLink href="/myaccount/contact-details/?edit=email">{t.changeEmail}</TextLink>
            </p>
          )}
          {group === "billing" &&
            (address?.isAlsoCustomerAddress ? (
              <p>{t.isMain}</p>
            ) : (
              <Checkbox
                name="billing.isAlsoCustomerAddress"
                label={t.makeMain}
                defaultChecked={answer?.values["billing.isAlsoCustomerAddress"] === "on"}
              />
            ))}
          <Cluster gap={4}>
            <Button type="submit" busyText={isBusy ? t.saving : undefined}>
              {t.save}
            </Button>
            <TextLink href={back}>{t.cancel}</TextLink>
          </Cluster>
        </Stack>
      </Form>
    </Panel>
  );
}
