import type { ReactNode } from "react";

export type ToastTone = "info" | "success" | "warning" | "error";

/** One message to the shopper. */
export interface Toast {
  /** Two toasts with one id never be together (UX-04). */
  readonly id: string;
  readonly tone: ToastTone;
  readonly text: ReactNode;
  /** Something to do about it: "undo". */
  readonly action?: { label: string; run: () => void } | undefined;
  /** Where it leads; works without scripts. What leads somewhere, such as to the order that was placed, is true of any page. */
  readonly link?: { label: string; href: string } | undefined;
}

export type NewToast = Omit<Toast, "id"> & { id?: string | undefined };

/** A message for which operators may have words of their own: theirs under `key` win, with the figure after them. */
export interface KeyedToast {
  readonly id: string;
  readonly tone: ToastTone;
  readonly key: string;
  /** What is said where operators have set nothing. */
  readonly text: string;
  /** The figure in words, such as "höchstens 20". */
  readonly figure: string;
}

/** Finds what operators have set for a message key; null for nothing. */
export type FindWords = (key: string) => Promise<string | null>;

/** UX-03: how long a toast stays, and how many are shown at a time. */
export const toastDurationMs = 10_000;
export const maxToasts = 20;

export interface ToastStore {
  /**
   * Adds a message. Its text is its id when it is a string and no id is given.
   * @returns false when a toast with that id is shown already or waits (UX-04)
   */
  readonly add: (toast: NewToast) => boolean;
  /** Adds a message in the operators' words, once they are known; before `wordWith`, in the built-in ones. */
  readonly addKeyed: (toast: KeyedToast) => void;
  readonly wordWith: (find: FindWords) => void;
  /** Removes a message, also one whose words are still looked up. */
  readonly remove: (id: string) => void;
  /** Removes what was reported about the page that is left, which is of the past; what leads somewhere stays. */
  readonly leavePage: () => void;
  /** Those that are shown, oldest first; at most 20, the rest waits for room. A new array on each change. */
  readonly visible: () => readonly Toast[];
  /** Calls back after each change; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A list of toasts without clock or browser. One per page, never shared between requests. */
export function createToastStore(initial: readonly NewToast[] = []): ToastStore {
  let toasts: readonly Toast[] = [];
  let shown: readonly Toast[] = [];
  let counter = 0;
  let findWords: FindWords | null = null;
  /** Messages whose words are looked up, the latest of each id. */
  const pending = new Map<string, KeyedToast>();
  const listeners = new Set<() => void>();

  const change = (next: readonly Toast[]) => {
    toasts = next;
    shown = next.slice(0, maxToasts);
    for (const listener of listeners) listener();
  };

  const store: ToastStore = {
    add: (toast) => {
      const text = typeof toast.text === "string" ? toast.text : undefined;
      const id = toast.id ?? text ?? `toast-${(counter += 1)}`;
      if (toasts.some((other) => other.id === id)) return false;
      change([...toasts, { ...toast, id }]);
      return true;
    },
    addKeyed: (toast) => {
      const { id, tone, key, text, figure } = toast;
      if (findWords === null) {
        store.add({ id, tone, text });
        return;
      }
      pending.set(id, toast);
      const say = (words: string | null): void => {
        if (pending.get(id) !== toast) return;
        pending.delete(id);
        store.add({ id, tone, text: words === null ? text : `${words} (${figure})` });
      };
      findWords(key).then(say, () => say(null));
    },
    wordWith: (find) => {
      findWords = find;
    },
    remove: (id) => {
      pending.delete(id);
      if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id));
    },
    leavePage: () => {
      pending.clear();
      if (toasts.some(({ link }) => link === undefined)) change(toasts.filter(({ link }) => link !== undefined));
    },
    visible: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  for (const toast of initial) store.add(toast);
  return store;
}
