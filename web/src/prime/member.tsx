import type { OrderedMembershipQuery } from "../graph/generated/OrderedMembership.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { dayOf, formatDay } from "../lib/dates.ts";
import { ButtonLink } from "../ui/button/button.tsx";
import { Stack } from "../ui/layout/layout.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { primeCopy } from "./copy.ts";

interface MemberProps {
  readonly membership: NonNullable<OrderedMembershipQuery["getPrimeMembership"]>;
  /** First name; may be empty. */
  readonly name: string;
}

/** Greets a member: the confirmation of the order, for as long as the membership runs (PRIME-02, PRIME-04). */
export function Member({ membership, name }: MemberProps) {
  const t = useCopy(primeCopy);
  const { language } = useStorefront();
  const { orderId, plan, price, endDate, cancelledAt } = membership;
  return (
    <Panel tone="tint" title={t.welcome(name)}>
      <Stack gap={3}>
        <p>
          <strong>{t.memberUntil(formatDay(endDate, language))}</strong>
        </p>
        <p>
          {t.memberOrder(orderId, plan, price.stringValue)} {t.memberMail}
        </p>
        <p>
          {cancelledAt === null ? (
            <TextLink href={`/prime/cancellation/?orderId=${orderId}`}>{t.memberCancel}</TextLink>
          ) : (
            t.memberCancelled(formatDay(dayOf(cancelledAt), language))
          )}
        </p>
        {/* Memberships from before these were orders have no page of their own. */}
        {/^\d+$/.test(orderId) && (
          <p>
            <TextLink href={`/myaccount/orders/orderdetail/?orderId=${orderId}`}>{t.memberPaper}</TextLink>
          </p>
        )}
        <p>
          <ButtonLink href="/">{t.shop}</ButtonLink>
        </p>
      </Stack>
    </Panel>
  );
}
