import { useStorefront } from "../../lib/copy.ts";
import { serviceEmail } from "../../lib/service-contact.ts";
import { Columns, Stack } from "../layout/layout.tsx";
import { TextLink } from "../link/text-link.tsx";
import { Panel } from "../panel/panel.tsx";

/** One way to get on. */
export interface GuideStep {
  readonly title: string;
  readonly text: string;
  /** Where it leads; `service` writes to the store's own. */
  readonly link?: { readonly href: string; readonly label: string } | "service" | undefined;
}

/** Ways to get on from here, side by side (ux 44). */
export function Guide({ steps }: { readonly steps: readonly GuideStep[] }) {
  const email = serviceEmail(useStorefront().store);
  return (
    <Columns>
      {steps.map(({ title, text, link }) => (
        <Panel key={title} as="section" title={title}>
          <Stack gap={3}>
            <p>{text}</p>
            {link && (
              <TextLink href={link === "service" ? `mailto:${email}` : link.href} arrow>
                {link === "service" ? email : link.label}
              </TextLink>
            )}
          </Stack>
        </Panel>
      ))}
    </Columns>
  );
}
