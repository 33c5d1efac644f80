import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
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
  /** What has changed in the cart by itself, above all else. */
  readonly notices?: ReactNode;
  /** The order summary, on every step (ux 9); left out where the step itself is that. */
  readonly summary?: ReactNode;
  readonly children: ReactNode;
}

/** A step of the checkout: progress, heading, its content, and what is bought beside it. */
export function CheckoutFrame({ session, step, title, notices, summary, children }: CheckoutFrameProps) {
  const t = useCopy(copy);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstPage = useLocation().key === "default";
  // A step that opens without a page load is announced by its heading; a loaded page begins at its top.
  useEffect(() => {
    if (!isFirstPage && document.activeElement === document.body) heading.current?.focus();
  }, [isFirstPage]);
  return (
    <Container className={styles.frame}>
      <Steps steps={progressOf(session.checkout.steps, step, t.steps)} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {notices}
      {summary === undefined ? (
        <div className={styles.content}>{children}</div>
      ) : (
        <WithSidebar side="end">
          <div className={styles.content}>{children}</div>
          <aside className={styles.aside}>{summary}</aside>
        </WithSidebar>
      )}
    </Container>
  );
}
