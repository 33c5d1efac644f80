import { Form, useNavigation } from "react-router";
import type { ObjectionPartsFragment } from "../graph/generated/ObjectionParts.fragment.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { dayOf, formatDay, timeOf } from "../lib/dates.ts";
import { Alert } from "../ui/alert/alert.tsx";
import { Button } from "../ui/button/button.tsx";
import { Stack } from "../ui/layout/layout.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { objectionCopy } from "./objection-copy.ts";

interface ObjectionViewProps {
  /** What was declared; null for a link that opens nothing. */
  readonly declaration: ObjectionPartsFragment | null;
  /** Why the last press failed. */
  readonly fault: string | null;
}

/** What someone has declared about the order, and the button that objects to it (C-106). */
export function ObjectionView({ declaration, fault }: ObjectionViewProps) {
  const t = useCopy(objectionCopy);
  const { language } = useStorefront();
  const isBusy = useNavigation().formMethod === "POST";
  if (declaration === null) return <Outcome tone="warning" title={t.unknownTitle} text={t.unknown} />;
  const { rma, kind, orderId, declaredAt, until, state, items } = declaration;
  const moment = (at: string): string => `${formatDay(dayOf(at), language)}, ${timeOf(at)}`;
  return (
    <Stack gap={5}>
      {state === "OBJECTED" && <Outcome tone="success" title={t.doneTitle} text={t.done} />}
      {state === "OVER" && <Outcome tone="warning" title={t.overTitle} text={t.over} />}
      {state === "OPEN" && <title>{t.title}</title>}
      {fault !== null && state === "OPEN" && (
        <Alert tone="error" live="assertive">
          {fault}
        </Alert>
      )}
      <Panel as="section" title={t.what[kind](rma, orderId)}>
        <Stack gap={3}>
          <p>{t.declared(moment(declaredAt))}</p>
          <ul>
            {items.map(({ lineNo, name, quantity }) => (
              <li key={lineNo}>
                {quantity} × {name}
              </li>
            ))}
          </ul>
          {state === "OPEN" && until !== null && (
            <Form method="post">
              <Stack gap={3}>
                <p>{t.open(moment(until))}</p>
                <div>
                  <Button type="submit" busyText={isBusy ? t.sending : undefined}>
                    {t.submit}
                  </Button>
                </div>
              </Stack>
            </Form>
          )}
        </Stack>
      </Panel>
    </Stack>
  );
}

interface OutcomeProps {
  readonly tone: "success" | "warning";
  readonly title: string;
  readonly text: string;
}

function Outcome({ tone, title, text }: OutcomeProps) {
  return (
    <>
      <title>{title}</title>
      <Alert tone={tone} title={title}>
        {text}
      </Alert>
    </>
  );
}
