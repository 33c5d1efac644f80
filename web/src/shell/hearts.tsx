import { type ComponentType, useEffect, useRef, useState } from "react";
import { usePageSessionQuery } from "../graph/generated/PageSession.ts";
import { useLazyPart } from "./header/use-lazy-part.ts";

/** A heart that was pressed. */
interface Press {
  readonly form: HTMLFormElement;
  /** Set once its request is on its way, or it needs none. */
  isSent: boolean;
}

/** Loads what hearts do: it belongs to the wish list, so a layout route hands it over. */
export type LoadLiveHearts = () => Promise<{
  readonly LiveHearts: ComponentType<{ readonly presses: readonly Press[] }>;
}>;

/**
 * Lets the page's hearts act in place, and fills those of what is listed. Its code is loaded when one is pressed, or when
 * the visitor has something on a list.
 */
export function Hearts({ load }: { readonly load: LoadLiveHearts }) {
  const [part, want] = useLazyPart(load);
  const [{ data }] = usePageSessionQuery();
  const [presses, setPresses] = useState<readonly Press[]>([]);
  const waiting = useRef<Press[]>([]);
  const isFilled = !!data?.wishlistSummary?.entryCount;
  useEffect(() => {
    if (isFilled) void want();
  }, [isFilled, want]);
  useEffect(() => {
    const press = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !("heart" in form.dataset)) return;
      event.preventDefault();
      void act({ form, isSent: false }, event.submitter);
    };
    const act = async (pressed: Press, button: HTMLElement | null): Promise<void> => {
      waiting.current = [...waiting.current.filter(({ isSent }) => !isSent), pressed];
      if (await want()) setPresses((earlier) => [...earlier, pressed]);
      else {
        // Without its code there is still the form.
        pressed.isSent = true;
        delete pressed.form.dataset["heart"];
        pressed.form.requestSubmit(button);
      }
    };
    // Who leaves before the code or the lists were there has pressed all the same: the form's own page takes it.
    const leave = () => {
      for (const pressed of waiting.current) {
        if (pressed.isSent) continue;
        const { form } = pressed;
        pressed.isSent = navigator.sendBeacon(form.action, new FormData(form, form.querySelector("button")));
      }
    };
    document.addEventListener("submit", press);
    addEventListener("pagehide", leave);
    return () => {
      document.removeEventListener("submit", press);
      removeEventListener("pagehide", leave);
    };
  }, [want]);
  return part && <part.LiveHearts presses={presses} />;
}
