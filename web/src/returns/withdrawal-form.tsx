import { Form, useNavigation } from "react-router";
import { useCopy } from "../lib/copy.ts";
import type { FormAnswer, FormValues } from "../lib/form-values.ts";
import { Button } from "../ui/button/button.tsx";
import { EmailInput } from "../ui/email-input/email-input.tsx";
import { ErrorSummary } from "../ui/error-summary/error-summary.tsx";
import { type FormCheck, useFormCheck } from "../ui/form/use-form-check.ts";
import { Stack } from "../ui/layout/layout.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { LinePicture } from "../ui/picture/line-picture.tsx";
import { RadioCard, RadioGroup } from "../ui/radio-group/radio-group.tsx";
import { TextInput } from "../ui/text-input/text-input.tsx";
import styles from "./returns.module.css";
import { withdrawalCopy } from "./withdrawal-copy.ts";
import { openItems, quantityField, type WithdrawalOrder } from "./withdrawal-values.ts";

/** The rules, and with them what sends the declaration. */
const load = async () => (await Promise.all([import("./withdrawal-faults.ts"), import("./withdrawal-submit.ts")]))[0];
type Rules = Awaited<ReturnType<typeof load>>;

interface WithdrawalFormProps {
  readonly order: WithdrawalOrder;
  /** What the server answered to the last try. Give the form a new key with it. */
  readonly answer: FormAnswer | undefined;
}

/** The first step of a withdrawal: the declaration, with name, order and the address for the receipt. */
export function WithdrawalForm({ order, answer }: WithdrawalFormProps) {
  const t = useCopy(withdrawalCopy);
  const isBusy = useNavigation().formMethod === "POST";
  const check = ({ checkWithdrawal }: Rules, typed: FormValues) => checkWithdrawal(order, typed, t);
  const form = useFormCheck("withdrawal", { load, check }, answer?.errors);
  const { name = "", email = "" } = order.declarant ?? {};
  const values = answer?.values ?? { name, email, what: "all" };
  const what = form.field("what");
  return (
    <Form method="post" {...form.formProps}>
      <title>{form.hasErrors ? `${t.errorTitle}: ${t.title}` : t.title}</title>
      <Stack gap={5}>
        <ErrorSummary {...form.summary} />
        <Panel as="section" title={t.declaration}>
          <Stack gap={5}>
            <RadioGroup id={what.id} legend={t.what} error={what.error} required>
              <RadioCard
                name="what"
                value="all"
                label={t.whole}
                note={t.wholeText}
                defaultChecked={values["what"] === "all"}
              />
              <RadioCard
                name="what"
                value="some"
                label={t.some}
                defaultChecked={values["what"] === "some"}
                className={styles.some}
              />
            </RadioGroup>
            <ul className={styles.items}>
              {openItems(order).map((item) => (
                <Item key={item.id} item={item} field={form.field} value={values[quantityField(item.id)]} />
              ))}
            </ul>
          </Stack>
        </Panel>
        <Panel>
          <Stack gap={4}>
            <TextInput
              {...form.field("name")}
              label={t.name}
              autoComplete="name"
              defaultValue={values["name"]}
              required
            />
            <EmailInput
              {...form.field("email")}
              label={t.email}
              hint={t.emailHint}
              autoComplete="email"
              defaultValue={values["email"]}
              required
            />
          </Stack>
        </Panel>
        <Button type="submit" name="step" value="check" wide busyText={isBusy ? t.saving : undefined}>
          {t.next}
        </Button>
      </Stack>
    </Form>
  );
}

interface ItemProps {
  readonly item: WithdrawalOrder["items"][number];
  readonly field: FormCheck["field"];
  readonly value: string | undefined;
}

/** An article and how many pieces of it; a note says what has to be known, such as a seal. */
function Item({ item, field, value }: ItemProps) {
  const t = useCopy(withdrawalCopy);
  const { id, name, image, quantity, note } = item;
  return (
    <li className={styles.article}>
      <span className={styles.picture}>{image && <LinePicture image={image} />}</span>
      <Stack gap={2}>
        <TextInput
          {...field(quantityField(id))}
          className={styles.count}
          label={t.quantity(name)}
          hint={t.quantityOf(quantity)}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={value}
        />
        {note !== null && <p className={styles.small}>{note}</p>}
      </Stack>
    </li>
  );
}
