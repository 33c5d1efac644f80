import { Form, useNavigation } from "react-router";
import { useCopy } from "../lib/copy.ts";
import { showEmail } from "../lib/show-email.ts";
import { errorAt, general } from "../lib/error-map.ts";
import type { FormAnswer } from "../lib/form-values.ts";
import { Alert } from "../ui/alert/alert.tsx";
import { Button } from "../ui/button/button.tsx";
import { Stack } from "../ui/layout/layout.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { LinePicture } from "../ui/picture/line-picture.tsx";
import { returnCopy } from "./return-copy.ts";
import type { ReturnOrder } from "./return-gate.ts";
import { type ReturnStepName, stepPath } from "./return-paths.ts";
import styles from "./returns.module.css";

interface ReturnSummaryProps {
  readonly order: ReturnOrder;
  /** By which a submit that is repeated is known. */
  readonly submissionId: string;
  /** Why the last submit was refused (RET-10). */
  readonly answer: FormAnswer | undefined;
}

/** The last look at a return, and the button that announces it. */
export function ReturnSummary({ order, submissionId, answer }: ReturnSummaryProps) {
  const texts = useCopy(returnCopy);
  const t = texts.confirm;
  const isBusy = useNavigation().formMethod === "POST";
  const fault = answer && errorAt(answer.errors, general);
  return (
    <Stack gap={5}>
      <title>{fault === undefined ? t.title : `${texts.errorTitle}: ${t.title}`}</title>
      {fault !== undefined && (
        <Alert tone="error" live="assertive">
          {fault}
        </Alert>
      )}
      <Panel as="section" title={t.items} action={<Change order={order} step="productselection" part={t.items} />}>
        <Items order={order} />
      </Panel>
      <Panel as="section" title={t.regulation} action={<Change order={order} step="regulations" part={t.regulation} />}>
        <Regulation order={order} />
      </Panel>
      <Panel as="section" title={t.carrier} action={<Change order={order} step="carrier" part={t.carrier} />}>
        <Carrier order={order} />
      </Panel>
      <Panel as="section" title={t.contact} action={<Change order={order} step="carrier" part={t.contact} />}>
        <Contact contact={order.state.contact} />
      </Panel>
      <Form method="post">
        {/* Pressed again it is the same return: the first press may have arrived, though its answer did not. */}
        <input type="hidden" name="submissionId" value={answer?.values["submissionId"] ?? submissionId} />
        <Button type="submit" wide busyText={isBusy ? t.submitting : undefined}>
          {t.submit}
        </Button>
      </Form>
    </Stack>
  );
}

interface ChangeProps {
  readonly order: ReturnOrder;
  readonly step: ReturnStepName;
  readonly part: string;
}

function Change({ order, step, part }: ChangeProps) {
  const t = useCopy(returnCopy).confirm;
  return (
    <TextLink href={stepPath(step, order.hash)} aria-label={t.changeOf(part)}>
      {t.change}
    </TextLink>
  );
}

function Items({ order: { items, state } }: { readonly order: ReturnOrder }) {
  const texts = useCopy(returnCopy);
  const t = texts.confirm;
  return (
    <ul className={styles.lines}>
      {state.selectedItems.map(({ id, quantity, reason, additionalInfo, components }) => {
        const line = items.find((item) => item.id === id);
        const parts = line?.components.filter((part) => components.includes(part.id)).map(({ name }) => name) ?? [];
        const facts = [
          texts.pieces(quantity),
          reason.name,
          ...(line && line.images.length > 0 ? [t.pictures(line.images.length)] : []),
        ];
        return (
          <li key={id} className={styles.article}>
            <span className={styles.picture}>{line?.image && <LinePicture image={line.image} />}</span>
            <div>
              <p className={styles.name}>{line?.name}</p>
              <p className={styles.small}>{facts.join(" · ")}</p>
              {parts.length > 0 && <p>{t.parts(parts.join(", "))}</p>}
              {additionalInfo !== "" && <p>{additionalInfo}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Regulation({ order: { regulations, state } }: { readonly order: ReturnOrder }) {
  const chosen = regulations.find(({ code }) => code === state.selectedRegulation);
  return (
    <>
      <p className={styles.name}>{chosen?.name}</p>
      <p className={styles.small}>{chosen?.description}</p>
    </>
  );
}

function Carrier({ order: { carriers, state } }: { readonly order: ReturnOrder }) {
  const t = useCopy(returnCopy).confirm;
  const chosen = carriers.find(({ code }) => code === state.selectedCarrier);
  if (chosen === undefined || state.labels === 0) return <p>{t.noLabel}</p>;
  return (
    <>
      <p className={styles.name}>{chosen.name}</p>
      <p className={styles.small}>{t.labels(state.labels)}</p>
      {chosen.price.amount > 0 && <p>{t.cost(chosen.price.stringValue)}</p>}
    </>
  );
}

function Contact({ contact }: { readonly contact: ReturnOrder["state"]["contact"] }) {
  const { firstName, lastName, email, phone } = contact;
  return (
    <>
      <p>{[firstName, lastName].filter(Boolean).join(" ")}</p>
      <p>{showEmail(email)}</p>
      {phone !== "" && <p>{phone}</p>}
    </>
  );
}
