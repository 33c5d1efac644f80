import { type ReactNode, useId } from "react";
import { useCopy } from "../../lib/copy.ts";
import { Drawer } from "../../ui/drawer/drawer.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { TextLink } from "../../ui/link/text-link.tsx";
import { Panel } from "../../ui/panel/panel.tsx";
import { useIsLive } from "../../ui/use-is-live.ts";
import { dialogsCopy } from "../dialogs-copy.ts";

interface DialogFrameProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly id?: string | undefined;
  /** Where closing leads without scripts. */
  readonly back: string;
  readonly children: ReactNode;
}

/** A dialog over the page; without scripts a part of it. */
export function DialogFrame({ title, onClose, id, back, children }: DialogFrameProps) {
  const t = useCopy(dialogsCopy);
  const isLive = useIsLive();
  const ownId = useId();
  if (isLive) {
    return (
      <Drawer open onClose={onClose} title={title} id={id}>
        <Stack gap={5}>{children}</Stack>
      </Drawer>
    );
  }
  return (
    <Panel as="section" title={title} aria-label={title} id={id ?? ownId} data-print="no">
      <Stack gap={5}>
        {children}
        <p>
          <TextLink href={back}>{t.cancel}</TextLink>
        </p>
      </Stack>
    </Panel>
  );
}
