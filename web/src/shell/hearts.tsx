import { type ComponentType, useEffect, useState } from "react";
import { usePageSessionQuery } from "../graph/generated/PageSession.ts";
import { useLazyPart } from "./header/use-lazy-part.ts";

/** Loads what hearts do: it belongs to the wish list, so a layout route hands it over. */
export type LoadLiveHearts = () => Promise<{
  readonly LiveHearts: ComponentType<{ readonly presses: readonly HTMLFormElement[] }>;
}>;

/**
 * Lets the page's hearts act in place, and fills those of what is listed. Its code is loaded when one is pressed, or when
 * the visitor has something on a list.
 */
export function Hearts({ load }: { readonly load: LoadLiveHearts }) {
  const [part, want] = useLazyPart(load);
  const [{ data }] = usePageSessionQuery();
  const [presses, setPresses] = useState<readonly HTMLFormElement[]>([]);
  const isFilled = !!data?.wishlistSummary?.entryCount;
  useEffect(() => {
    if (isFilled) void want();
  }, [isFilled, want]);
  useEffect(() => {
    const press = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !("heart" in form.dataset)) return;
      event.preventDefault();
      void act(form, event.submitter);
    };
    const act = async (form: HTMLFormElement, button: HTMLElement | null): Promise<void> => {
      if (await want()) setPresses((earlier) => [...earlier, form]);
      else {
        // Without its code there is still the form.
        delete form.dataset["heart"];
        form.requestSubmit(button);
      }
    };
    document.addEventListener("submit", press);
    return () => document.removeEventListener("submit", press);
  }, [want]);
  return part && <part.LiveHearts presses={presses} />;
}
