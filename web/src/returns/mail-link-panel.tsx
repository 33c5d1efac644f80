import { Form, useNavigation } from "react-router";
import { useCopy } from "../lib/copy.ts";
import { Button } from "../ui/button/button.tsx";
import { Stack } from "../ui/layout/layout.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { mailLinkIntent } from "./mail-link-intent.ts";
import { paperCopy } from "./paper-copy.ts";

interface MailLinkPanelProps {
  readonly title: string;
  /** What the link is good for, and where it goes. */
  readonly lead: string;
}

/** The button that has an order's link mailed to the order's own address (C-96). */
export function MailLinkPanel({ title, lead }: MailLinkPanelProps) {
  const t = useCopy(paperCopy);
  const isSending = useNavigation().formData?.get("intent") === mailLinkIntent;
  return (
    <Panel as="section" title={title}>
      <Form method="post" preventScrollReset>
        <Stack gap={3}>
          <p>{lead}</p>
          <div>
            <Button
              type="submit"
              name="intent"
              value={mailLinkIntent}
              scheme="outline"
              busyText={isSending ? t.sending : undefined}
            >
              {t.send}
            </Button>
          </div>
        </Stack>
      </Form>
    </Panel>
  );
}
