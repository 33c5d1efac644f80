import { useEffect, useRef } from "react";
import type { MouseEvent, RefObject, SyntheticEvent } from "react";

/** What a component spreads on its `<dialog>`. */
interface ModalWiring {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * Ties a native `<dialog>` to a state: opens it as a modal, has the owner close it on Escape and on a
 * press outside, and gives the focus back to where it came from (ux 40).
 */
export function useModal(open: boolean, onClose: () => void): ModalWiring {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    const origin = document.activeElement;
    const root = document.documentElement;
    /* the page behind stops scrolling: keep the place of its scrollbar, if it has one */
    if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = "stable";
    dialog.showModal();
    return () => {
      dialog.close();
      if (document.querySelector("dialog[open]") === null) root.style.scrollbarGutter = "";
      if (origin instanceof HTMLElement && origin.isConnected) origin.focus();
    };
  }, [open]);

  return {
    ref,
    onCancel: (event) => {
      /* a nested dialog's or a file input's cancel bubbles up to here too */
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onClick: (event) => {
      if (event.target === event.currentTarget) onClose();
    },
  };
}
