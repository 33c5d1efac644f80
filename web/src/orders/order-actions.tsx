import { Form, useNavigation } from "react-router";
import { useCopy } from "../lib/copy.ts";
import { Alert } from "../ui/alert/alert.tsx";
import { Button, ButtonLink } from "../ui/button/button.tsx";
import { Cluster, Stack } from "../ui/layout/layout.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { detailCopy } from "./detail-copy.ts";
import type { OrderAnswer } from "./order-submit.ts";
import type { OrderDetail } from "./order-progress.tsx";

interface OrderActionsProps {
  readonly order: OrderDetail;
  /** What became of the last press. */
  readonly answer: OrderAnswer | undefined;
}

/** What can be done with an order: again, its mail again, back. Each is a form or a link, and works without scripts. */
export function OrderActions({ order, answer }: OrderActionsProps) {
  const t = useCopy(detailCopy);
  const { formData } = useNavigation();
  const busy = formData?.get("intent");
  const isGoods = order.membership === null;
  const link = order.hash === null ? null : encodeURIComponent(order.hash);
  return (
    <Panel as="section" tone="tint" title={t.actions}>
      <Stack gap={4}>
        {answer && <Answer answer={answer} />}
        <Cluster gap={3}>
          {isGoods && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="again" />
              <Button type="submit" busyText={busy === "again" ? t.againBusy : undefined}>
                {t.again}
              </Button>
            </Form>
          )}
          {link !== null && order.returnable && (
            <ButtonLink href={`/myaccount/returns/?order=${link}`} scheme="outline">
              {t.sendBack}
            </ButtonLink>
          )}
          {link !== null && order.withdrawable && (
            <ButtonLink href={`/myaccount/withdrawal/?order=${link}`} scheme="outline">
              {t.withdraw}
            </ButtonLink>
          )}
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="mail" />
            <Button type="submit" scheme="link" busyText={busy === "mail" ? t.mailBusy : undefined}>
              {t.mail}
            </Button>
          </Form>
        </Cluster>
        {isGoods && <p>{t.againHint}</p>}
      </Stack>
    </Panel>
  );
}

/** Says what was done and, line by line, what was not: nothing is left out of a basket without a word. */
function Answer({ answer }: { readonly answer: OrderAnswer }) {
  const t = useCopy(detailCopy);
  if (answer.kind !== "again") {
    return (
      <Alert tone={answer.kind === "failed" ? "error" : "success"} live="polite">
        {answer.message}
      </Alert>
    );
  }
  const { pieces, missing } = answer;
  return (
    <Alert
      tone={missing.length > 0 ? "warning" : "success"}
      title={pieces > 0 ? t.added(pieces) : t.noneAdded}
      live="polite"
    >
      <Stack gap={3}>
        {missing.length > 0 && (
          <div>
            <p>{t.missing}</p>
            <ul>
              {missing.map(({ itemId, name, quantity, reason }) => (
                <li key={itemId}>
                  {quantity} × {name}: {reason}
                </li>
              ))}
            </ul>
          </div>
        )}
        {pieces > 0 && (
          <TextLink href="/checkout/basket/" arrow>
            {t.toBasket}
          </TextLink>
        )}
      </Stack>
    </Alert>
  );
}
