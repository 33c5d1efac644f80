import { useCopy } from "../lib/copy.ts";
import { Stack } from "../ui/layout/layout.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { MailLinkPanel } from "./mail-link-panel.tsx";
import { paperCopy } from "./paper-copy.ts";
import type { ReturnOrder } from "./return-gate.ts";

/** Invoice and credit notes for who came by the link of a mail; for others the way to that link (C-96). */
export function OrderPapers({ order }: { readonly order: ReturnOrder }) {
  const t = useCopy(paperCopy);
  // Of what was cancelled before it left there are none (C-96).
  if (order.status === "CANCELLED" && order.papers.length === 0) return null;
  if (!order.isBuyers) return <MailLinkPanel title={t.title} lead={t.lead} />;
  if (order.papers.length === 0) return null;
  return (
    <Panel as="section" title={t.title}>
      <Stack as="ul" gap={3}>
        {order.papers.map(({ paperNumber, kind, link }) => (
          <li key={paperNumber}>
            <TextLink href={link} download>
              {t.paper(t.kinds[kind], paperNumber)}
            </TextLink>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
