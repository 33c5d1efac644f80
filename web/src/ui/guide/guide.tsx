import { Grid, Stack } from "../layout/layout.tsx";
import { TextLink } from "../link/text-link.tsx";
import { Panel } from "../panel/panel.tsx";

/** One way to get on. */
export interface GuideStep {
  readonly title: string;
  readonly text: string;
  readonly link?: { readonly href: string; readonly label: string } | undefined;
}

/** Ways to get on from here, side by side (ux 44). */
export function Guide({ steps }: { readonly steps: readonly GuideStep[] }) {
  return (
    <Grid min="large">
      {steps.map(({ title, text, link }) => (
        <Panel key={title} as="section" title={title}>
          <Stack gap={3}>
            <p>{text}</p>
            {link && (
              <TextLink href={link.href} arrow>
                {link.label}
              </TextLink>
            )}
          </Stack>
        </Panel>
      ))}
    </Grid>
  );
}
