import { useCopy, useStorefront } from "../lib/copy.ts";
import type { EarlierReturnPartsFragment } from "../graph/generated/EarlierReturnParts.fragment.ts";
import { SuccessIcon } from "../ui/icon/status-icons.tsx";
import { Cluster, Container, Stack } from "../ui/layout/layout.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { doneCopy } from "./done-copy.ts";
import { Labels, momentText } from "./earlier-returns.tsx";
import { stepPath } from "./return-paths.ts";
import styles from "./returns.module.css";

const linesOf = (lines: readonly string[]) =>
  lines.map((line) => (
    <span key={line}>
      {line}
      <br />
    </span>
  ));

interface ReturnDoneProps {
  /** Link of the order. */
  readonly hash: string;
  readonly one: EarlierReturnPartsFragment;
}

/** A return was announced: its number, its labels and what happens next; a reload shows the same. */
export function ReturnDone({ hash, one }: ReturnDoneProps) {
  const t = useCopy(doneCopy);
  const { language } = useStorefront();
  return (
    <Container width="text" className={styles.frame}>
      <title>{t.title}</title>
      <header className={styles.head}>
        <SuccessIcon size={48} className={styles.good} />
        <h1>{t.title}</h1>
        <p>
          <strong>{t.number(one.rma)}</strong> {t.mail}
        </p>
      </header>
      <Panel as="section" tone="tint" title={one.labels > 0 ? t.labels(one.labels) : t.parcel}>
        <Stack gap={3}>
          <p>{one.labels > 0 ? t.labelText(one.labels) : t.noLabel}</p>
          {one.labels > 0 ? <Labels hash={hash} one={one} /> : <address>{linesOf(one.sendTo)}</address>}
        </Stack>
      </Panel>
      <Panel as="section" title={t.next}>
        <Stack gap={3}>
          <ul>
            {one.items.map(({ lineNo, name, quantity }) => (
              <li key={lineNo}>
                {quantity} × {name}
              </li>
            ))}
          </ul>
          <p>{one.regulation.description}</p>
          <p>{one.heldUntil === null ? t.nextText : t.nextHeld(momentText(one.heldUntil, language))}</p>
        </Stack>
      </Panel>
      <Cluster gap={5}>
        <TextLink href={stepPath("productselection", hash)}>{t.all}</TextLink>
        <TextLink href="/" arrow>
          {t.shop}
        </TextLink>
      </Cluster>
    </Container>
  );
}
