import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { dayOf, formatDay } from "../lib/dates.ts";
import { Container, Stack } from "../ui/layout/layout.tsx";
import { type Step, Steps } from "../ui/steps/steps.tsx";
import { returnCopy } from "./return-copy.ts";
import { type ReturnOrder, stepOf } from "./return-gate.ts";
import { returnSteps, type ReturnStepName, stepPath } from "./return-paths.ts";
import styles from "./returns.module.css";

interface ReturnFrameProps {
  readonly order: ReturnOrder;
  readonly step: ReturnStepName;
  readonly title: string;
  readonly children: ReactNode;
}

/** The steps as the progress shows them, one to one (ux 6); all that the server opens can be gone to. */
function progressOf(
  order: ReturnOrder,
  current: ReturnStepName,
  names: Readonly<Record<ReturnStepName, string>>,
): readonly Step[] {
  const here = returnSteps.indexOf(current);
  const furthest = returnSteps.indexOf(stepOf(order.state.step));
  return returnSteps.map((step, index) => ({
    id: step,
    name: names[step],
    state: index === here ? "current" : index < here && index <= furthest ? "done" : "ahead",
    ...(index < here && { href: stepPath(step, order.hash) }),
  }));
}

/** A step of a return: progress, heading, which order it is about, its content. */
export function ReturnFrame({ order, step, title, children }: ReturnFrameProps) {
  const t = useCopy(returnCopy);
  const { language } = useStorefront();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstPage = useLocation().key === "default";
  // A step that opens without a page load is announced by its heading; a loaded page begins at its top.
  useEffect(() => {
    if (!isFirstPage && document.activeElement === document.body) heading.current?.focus();
  }, [isFirstPage]);
  return (
    <Container width="text" className={styles.frame}>
      <Steps steps={progressOf(order, step, t.steps)} />
      <Stack gap={2}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.small}>{t.order(order.orderId, formatDay(dayOf(order.orderDate), language))}</p>
      </Stack>
      {children}
    </Container>
  );
}
