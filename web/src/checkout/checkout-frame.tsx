import type { ReactNode } from "react";
import type { CheckoutPageQuery } from "../graph/generated/CheckoutPage.ts";
import { useCopy } from "../lib/copy.ts";
import { Container, WithSidebar } from "../ui/layout/layout.tsx";
import { Steps } from "../ui/steps/steps.tsx";
import styles from "./checkout-frame.module.css";
import { copy } from "./copy.ts";
import { progressOf, type StepName } from "./steps.ts";

interface CheckoutFrameProps {
  readonly session: NonNullable<CheckoutPageQuery["session"]>;
  readonly step: StepName;
  readonly title: string;
  /** The order summary, on every step (ux 9). */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** A step of the checkout: progress, heading, its content, and what is bought beside it. */
export function CheckoutFrame({ session, step, title, summary, children }: CheckoutFrameProps) {
  const t = useCopy(copy);
  return (
    <Container className={styles.frame}>
      <Steps steps={progressOf(session.checkout.steps, step, t.steps)} />
      <h1>{title}</h1>
      <WithSidebar side="end">
        <div className={styles.content}>{children}</div>
        <aside className={styles.aside}>{summary}</aside>
      </WithSidebar>
    </Container>
  );
}
