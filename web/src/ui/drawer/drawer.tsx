import { useId } from "react";
import type { ReactNode } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { cx } from "../cx.ts";
import { CloseIcon } from "../icon/interface-icons.tsx";
import { useUiTexts } from "../texts/texts-provider.tsx";
import { keepClear } from "../toast/keep-clear.ts";
import styles from "./drawer.module.css";
import { useModal } from "./use-modal.ts";

export interface DrawerProps {
  readonly open: boolean;
  /** Called when the shopper closes it: the close button, Escape, a press outside. */
  readonly onClose: () => void;
  readonly title: string;
  readonly id?: string | undefined;
  /** The overlay's buttons, the main one last. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
  /** The edge that it comes from; `end` when not given. */
  readonly side?: "start" | "end" | undefined;
}

/** A modal at an edge: the menu, the filters, the basket. Its content exists only while it is open. */
export function Drawer(props: DrawerProps) {
  const { open, onClose, title, footer, side = "end", children } = props;
  const texts = useUiTexts();
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} id={props.id} className={cx(styles.drawer, styles[side])} aria-labelledby={titleId}>
      {open && (
        <div className={styles.inner}>
          <div className={styles.head} {...keepClear}>
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
            <IconButton label={texts.close} icon={<CloseIcon />} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer !== undefined && <div className={styles.foot}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
