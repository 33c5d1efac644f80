import { createContext, useContext, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { cx } from "../cx.ts";
import { CloseIcon } from "../icon/interface-icons.tsx";
import { Link } from "../link/link.tsx";
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from "../icon/status-icons.tsx";
import { useUiTexts } from "../texts/texts-provider.tsx";
import { toastDurationMs, createToastStore } from "./toast-store.ts";
import type { NewToast, Toast, ToastStore } from "./toast-store.ts";
import { startToastTimer } from "./toast-timer.ts";
import type { ToastTimer } from "./toast-timer.ts";
import styles from "./toast.module.css";

const Toasts = createContext<ToastStore | null>(null);

/**
 * Gives the page its toasts and shows them. `initial` is for messages that came with the page itself,
 * after a form without scripts; they are in the HTML.
 */
export function ToastProvider(props: { readonly initial?: readonly NewToast[]; readonly children: ReactNode }) {
  const [store] = useState(() => createToastStore(props.initial));
  return (
    <Toasts value={store}>
      {props.children}
      <ToastRegion store={store} />
    </Toasts>
  );
}

/** Where to put messages. Throws outside of a ToastProvider. */
export function useToasts(): Pick<ToastStore, "add" | "addKeyed" | "wordWith" | "remove" | "leavePage"> {
  const store = useContext(Toasts);
  if (store === null) throw new Error("useToasts needs a ToastProvider above it");
  return store;
}

/** Two live regions that are there from the start: polite for news, assertive for errors. */
function ToastRegion({ store }: { readonly store: ToastStore }) {
  const texts = useUiTexts();
  const toasts = useSyncExternalStore(store.subscribe, store.visible, store.visible);
  const region = useRef<HTMLElement>(null);
  const isShown = toasts.length > 0;
  useEffect(() => {
    if (toasts.length > 0 && region.current !== null) raiseAboveDialogs(region.current);
  }, [toasts]);
  useEffect(() => {
    if (!isShown) return;
    // Where they begin without it is below the header of a page at its top.
    const following = import("./follow-place.ts").then(
      ({ followPlace }) => (region.current === null ? undefined : followPlace(region.current)),
      () => undefined,
    );
    return () => void following.then((stop) => stop?.());
  }, [isShown]);
  const urgent = (toast: Toast) => toast.tone === "error";
  const list = (chosen: readonly Toast[]) =>
    chosen.map((toast) => <ToastCard key={toast.id} toast={toast} onGone={() => store.remove(toast.id)} />);
  return (
    <section ref={region} className={styles.region} aria-label={texts.messages} data-print="no">
      <div role="alert" className={styles.list}>
        {list(toasts.filter(urgent))}
      </div>
      <div role="status" className={styles.list}>
        {list(toasts.filter((toast) => !urgent(toast)))}
      </div>
    </section>
  );
}

/** A modal dialog is in the top layer, above any z-index: the messages go there too, on top of it. */
function raiseAboveDialogs(region: HTMLElement) {
  if (document.querySelector("dialog[open]") === null) return;
  region.popover = "manual";
  if (region.matches(":popover-open")) region.hidePopover();
  region.showPopover();
}

const icons = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  error: ErrorIcon,
} as const;

/** Goes by itself after 10 s unless a pointer or the focus is on it (UX-03), or dragged (UX-05). */
function ToastCard({ toast, onGone }: { readonly toast: Toast; readonly onGone: () => void }) {
  const texts = useUiTexts();
  const timer = useRef<ToastTimer | null>(null);
  const gone = useRef(onGone);
  const card = useRef<HTMLDivElement>(null);
  const Icon = icons[toast.tone];

  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    const dragging = import("./drag-away.ts").then(
      ({ dragAway }) => (card.current === null ? undefined : dragAway(card.current, () => gone.current())),
      // It has a button to close it, too.
      () => undefined,
    );
    return () => void dragging.then((stop) => stop?.());
  }, []);
  useEffect(() => {
    const running = startToastTimer(toastDurationMs, () => gone.current());
    timer.current = running;
    // A tab that is out of sight is not read.
    const follow = () => (document.hidden ? running.hold() : running.resume());
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      running.hold();
    };
  }, []);

  return (
    <div
      ref={card}
      className={cx(styles.toast, toast.tone !== "info" && styles[toast.tone])}
      onMouseEnter={() => timer.current?.hold()}
      onMouseLeave={() => timer.current?.resume()}
      onFocus={() => timer.current?.hold()}
      onBlur={() => timer.current?.resume()}
    >
      <Icon size={22} className={styles.icon} />
      <div className={styles.text}>
        <span>{toast.text}</span>
        {toast.link !== undefined && (
          <Link href={toast.link.href} className={styles.action} onClick={onGone}>
            {toast.link.label}
          </Link>
        )}
        {toast.action !== undefined && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              toast.action?.run();
              onGone();
            }}
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <IconButton label={texts.close} icon={<CloseIcon size={18} />} size="small" onClick={onGone} />
    </div>
  );
}
