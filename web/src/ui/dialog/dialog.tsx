import { useId } from "react";
import type { ReactNode } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { cx } from "../cx.ts";
import { CloseIcon } from "../icon/interface-icons.tsx";
import { useUiTexts } from "../texts/texts-provider.tsx";
import styles from "./dialog.module.css";
import { useModal } from "./use-modal.ts";

interface OverlayProps {
  open: boolean;
  /** Called when the shopper wants out: the close button, Escape, a press outside. */
  onClose: () => void;
  title: string;
  /** The overlay's buttons, the main one last. */
  footer?: ReactNode;
  children: ReactNode;
}

export interface DialogProps extends OverlayProps {
  size?: "medium" | "wide" | undefined;
}

/** A modal question or detail. Its content exists only while it is open. */
export function Dialog({ size, ...props }: DialogProps) {
  return <Overlay {...props} className={cx(styles.dialog, size === "wide" && styles.wide)} />;
}

export interface DrawerProps extends OverlayProps {
  /** The edge that it comes from; `end` when not given. */
  side?: "start" | "end" | undefined;
}

/** A modal at an edge: the menu, the filters, the basket. */
export function Drawer({ side = "end", ...props }: DrawerProps) {
  return <Overlay {...props} className={cx(styles.drawer, styles[side])} />;
}

function Overlay(props: OverlayProps & { className: string | undefined }) {
  const { open, onClose, title, footer, className, children } = props;
  const texts = useUiTexts();
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} className={className} aria-labelledby={titleId}>
      {open && (
        <div className={styles.inner}>
          <div className={styles.head}>
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
