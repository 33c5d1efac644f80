import type { CarrierPartsFragment } from "../graph/generated/CarrierParts.fragment.ts";
import { useCopy } from "../lib/copy.ts";
import type { FormAnswer, FormValues } from "../lib/form-values.ts";
import { EmailInput } from "../ui/email-input/email-input.tsx";
import type { FormCheck } from "../ui/form/use-form-check.ts";
import { Stack } from "../ui/layout/layout.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { RadioCard, RadioGroup } from "../ui/radio-group/radio-group.tsx";
import { Select } from "../ui/select/select.tsx";
import { TextInput } from "../ui/text-input/text-input.tsx";
import { mostLabels, noLabel } from "./carrier-values.ts";
import { returnCopy } from "./return-copy.ts";
import type { ReturnOrder } from "./return-gate.ts";
import { stepPath } from "./return-paths.ts";
import { StepForm } from "./step-form.tsx";

interface CarrierFormProps {
  readonly order: ReturnOrder;
  readonly carriers: readonly CarrierPartsFragment[];
  readonly answer: FormAnswer | undefined;
}

/** How a return is sent, with how many labels, and who can be asked: the first carrier is chosen, or none (RET-05, C-65). */
export function CarrierForm({ order, carriers, answer }: CarrierFormProps) {
  const texts = useCopy(returnCopy);
  const t = texts.carrier;
  const { state, hash } = order;
  const values = answer?.values ?? valuesOf(state);
  const kept = values["carrier"];
  const chosen = carriers.find(({ code }) => code === kept)?.code ?? carriers[0]?.code;
  return (
    <StepForm
      id="carrier"
      title={t.title}
      next={t.next}
      back={stepPath("regulations", hash)}
      check={({ checkCarrier }, typed) => checkCarrier(typed, texts)}
      answer={answer}
    >
      {(field) => (
        <>
          <Panel>
            <Stack gap={5}>
              <RadioGroup id={field("carrier").id} legend={t.legend} error={field("carrier").error} required>
                {carriers.map(({ code, name, description, price }) => (
                  <RadioCard
                    key={code}
                    name="carrier"
                    value={code}
                    label={name}
                    note={description}
                    aside={price.amount === 0 ? t.free : t.perLabel(price.stringValue)}
                    defaultChecked={code === chosen}
                  />
                ))}
                {carriers.length === 0 && (
                  <RadioCard name="carrier" value={noLabel} label={t.none} note={t.noneText} defaultChecked />
                )}
              </RadioGroup>
              {carriers.length > 0 && (
                <Select
                  {...field("labels")}
                  label={t.labels}
                  hint={t.labelsHint}
                  defaultValue={values["labels"] ?? "1"}
                  required
                >
                  {Array.from({ length: mostLabels + 1 }, (_, count) => (
                    <option key={count} value={String(count)}>
                      {count}
                    </option>
                  ))}
                </Select>
              )}
            </Stack>
          </Panel>
          <Contact values={values} field={field} />
        </>
      )}
    </StepForm>
  );
}

/** What the form begins with: what the steps have kept (C-75). */
const valuesOf = ({ selectedCarrier, labels, contact }: ReturnOrder["state"]): FormValues => ({
  carrier: selectedCarrier,
  labels: String(labels),
  ...Object.fromEntries(Object.entries(contact).map(([name, value]) => [`contact.${name}`, value])),
});

function Contact({ values, field }: { readonly values: FormValues; readonly field: FormCheck["field"] }) {
  const t = useCopy(returnCopy).carrier;
  const of = (name: string) => ({ ...field(`contact.${name}`), defaultValue: values[`contact.${name}`] });
  return (
    <Panel as="section" title={t.contact}>
      <Stack gap={4}>
        <Select {...of("salutation")} label={t.salutation} autoComplete="honorific-prefix">
          <option value="">{t.noSalutation}</option>
          {Object.entries(t.salutations).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <TextInput {...of("firstName")} label={t.firstName} autoComplete="given-name" required />
        <TextInput {...of("lastName")} label={t.lastName} autoComplete="family-name" required />
        <EmailInput {...of("email")} label={t.email} hint={t.emailHint} autoComplete="email" required />
        <TextInput {...of("phone")} label={t.phone} type="tel" inputMode="tel" autoComplete="tel" />
      </Stack>
    </Panel>
  );
}
