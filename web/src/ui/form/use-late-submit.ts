import { type SyntheticEvent, useRef } from "react";

/** Keeps the next submit from all scripts of the page: the browser sends the form as it does without them. */
const keepFromScripts = (): void =>
  addEventListener("submit", (event) => event.stopPropagation(), { capture: true, once: true });

/**
 * Sends a form again, by the same button, once the rules that it is checked by are there; a second press meanwhile adds
 * nothing. Where the rules cannot be had, as after a deployment, what the page would need to send the form may be gone as
 * well: the browser then sends it itself.
 * @param load gets the rules; answers whether they are there
 * @returns what holds a try back, for the form's `onSubmit`
 */
export function useLateSubmit(load: () => Promise<boolean>): (event: SyntheticEvent<HTMLFormElement>) => void {
  const isWaiting = useRef(false);
  const sendAgain = async (form: HTMLFormElement, button: HTMLElement | null): Promise<void> => {
    if (!(await load())) keepFromScripts();
    isWaiting.current = false;
    form.requestSubmit(button?.isConnected === true ? button : null);
  };
  return (event) => {
    event.preventDefault();
    if (isWaiting.current) return;
    isWaiting.current = true;
    const { nativeEvent } = event;
    void sendAgain(event.currentTarget, nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null);
  };
}
