import type { ReactNode } from "react";
import { Container, Stack } from "../layout/layout.tsx";
import { SectionHeader } from "../section-header/section-header.tsx";
import { Guide, type GuideStep } from "./guide.tsx";
import styles from "./guide-page.module.css";

interface GuidePageProps {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly GuideStep[];
  /** What can be done on the page itself. */
  readonly children?: ReactNode;
}

/** A page of advice: what it is for, and how to get on. */
export function GuidePage({ title, lead, steps, children }: GuidePageProps) {
  return (
    <Container>
      <title>{title}</title>
      <meta name="description" content={lead} />
      <Stack gap={5} className={styles.page}>
        <SectionHeader level={1} title={title} lead={lead} />
        {children}
        <Guide steps={steps} />
      </Stack>
    </Container>
  );
}
