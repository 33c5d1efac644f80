import type { ReactNode } from "react";
import { Container, Stack } from "../ui/layout/layout.tsx";
import { Guide, type GuideStep } from "../ui/guide/guide.tsx";
import { SectionHeader } from "../ui/section-header/section-header.tsx";
import styles from "./returns.module.css";

interface ReturnsPageProps {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly GuideStep[];
  /** What can be done here; it sets the page's title, which says when a form has faults (ux 28). */
  readonly children: ReactNode;
}

/** A page that begins something with an order: heading, form, and how it goes on. */
export function ReturnsPage({ title, lead, steps, children }: ReturnsPageProps) {
  return (
    <Container width="text">
      <Stack gap={5} className={styles.page}>
        <SectionHeader level={1} title={title} lead={lead} />
        {children}
        <Guide steps={steps} />
      </Stack>
    </Container>
  );
}
