import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { keepWish, takeWish } from "./kept-wishes.ts";

/** How long steps and figures are collected before they are sent, in ms (WISH-21, ux 35). */
const debounce = 500;

interface WishedQuantity {
  /** What is to be shown; null: what is stored. */
  readonly wished: number | null;
  readonly change: (quantity: number) => void;
}

/** What is to be sent once its timer ends. */
interface Pending {
  readonly quantity: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

interface QuantityForm {
  /** What the quantity is of: the same on a page that is loaded again. */
  readonly id: string;
  /** The quantity that the shop has. */
  readonly stored: number;
  /** The form as it is without scripts; its field `quantity` is set. */
  readonly form: RefObject<HTMLFormElement | null>;
}

/**
 * A quantity that is shown at once and sent half a second after its last step, or as soon as its page goes: another one of
 * the shop takes its place, it is loaded again, or the tab is closed. A page that is loaded again was read before that was
 * stored: it takes up the wish.
 * @param state of the fetcher that sends it
 * @param send answers false where there is nothing to send, so that what is stored is shown again. It may be called while
 * the next page is there already, so it names the address that takes the quantity.
 * @param field where the quantity is
 */
export function useWishedQuantity(
  state: "idle" | "loading" | "submitting",
  send: (quantity: number) => boolean,
  { id, stored, form }: QuantityForm,
): WishedQuantity {
  const [wished, setWished] = useState<number | null>(null);
  const pending = useRef<Pending | null>(null);
  const change = (quantity: number): void => {
    setWished(quantity);
    if (pending.current !== null) clearTimeout(pending.current.timer);
    const timer = setTimeout(() => {
      pending.current = null;
      if (!send(quantity)) setWished(null);
    }, debounce);
    pending.current = { quantity, timer };
  };
  // A wish holds until it was answered; after that the graph's answer holds, clamped or not.
  useEffect(() => {
    if (state === "idle" && pending.current === null) setWished(null);
  }, [state]);
  const leave = useEffectEvent(() => {
    if (pending.current === null) return;
    const { quantity, timer } = pending.current;
    clearTimeout(timer);
    pending.current = null;
    send(quantity);
  });
  // Layout effects end while the field's form is still there; other effects end after it.
  useLayoutEffect(() => () => leave(), []);
  const unload = useEffectEvent(() => {
    if (!form.current) return;
    const body = new FormData(form.current);
    // A page that goes takes the focus from no field, which has not reported yet what is being typed.
    const text = body.get("quantity");
    const typed = typeof text === "string" && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
    const unsent = (typed === (wished ?? stored) ? null : typed) ?? pending.current?.quantity;
    const last = unsent ?? wished;
    if (last !== null) keepWish(id, last);
    if (unsent === undefined) return;
    clearTimeout(pending.current?.timer);
    pending.current = null;
    // Nothing that waits gets done in a page that goes: the browser sends the form by itself.
    body.set("quantity", String(unsent));
    navigator.sendBeacon(form.current.action, body);
  });
  const takeUp = useEffectEvent(() => {
    const left = takeWish(id);
    if (left !== null) change(left);
  });
  useEffect(() => {
    const listen = () => unload();
    // oxlint-disable-next-line react/set-state-in-effect -- the first render is what the server has sent
    takeUp();
    addEventListener("pagehide", listen);
    return () => removeEventListener("pagehide", listen);
  }, []);
  return { wished, change };
}
