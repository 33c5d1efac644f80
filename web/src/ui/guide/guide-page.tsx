import type { ReactNode } from "react";
import { Container, Stack } from "../layout/layout.tsx";
import { SectionHeader } from "../section-header/section-header.tsx";
import { Guide, type GuideStep } from "./guide.tsx";

interface GuidePageProps {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly GuideStep[];
  /** What can be done on the page itself. */
  readonly children?: ReactNode;
  /** For crawlers; left out where the page may be found. */
  readonly robots?: "noindex,follow" | undefined;
}

/** A page of advice: what it is for, and how to get on. */
export function GuidePage({ title, lead, steps, children, robots }: GuidePageProps) {
  return (
    <Container>
      <title>{title}</title>
      {robots ? <meta name="robots" content={robots} /> : <meta name="description" content={lead} />}
      <Stack gap={5} style={{ paddingBlock: "var(--space-7)" }}>
        <SectionHeader level={1} title={title} lead={lead} />
        {children}
        <Guide steps={steps} />
      </Stack>
    </Container>
  );
}
