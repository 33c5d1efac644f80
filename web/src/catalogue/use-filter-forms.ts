import { useEffect, useRef } from "react";
import { useSubmit } from "react-router";
import { afterPaint } from "../lib/after-paint.ts";
import { canonicalQuery } from "./listing-url.ts";

/**
 * Applies a box of a filter form as soon as it is ticked. It listens for the forms, as they can be used before their own
 * code is there.
 * @returns the ref of the element around them
 */
export function useFilterForms() {
  const around = useRef<HTMLDivElement>(null);
  const submit = useSubmit();
  useEffect(() => {
    const apply = ({ target: box }: Event): void => {
      if (!(box instanceof HTMLInputElement) || box.type !== "checkbox" || !box.name.startsWith("filter.")) return;
      const { form } = box;
      if (!form || !around.current?.contains(box)) return;
      if (box.name.endsWith(".from") && box.checked) takeBackOthers(box, form);
      afterPaint(() => void submit(canonicalQuery(new FormData(form)), { method: "get", preventScrollReset: true }));
    };
    // First of all: React stops what happens in a part whose code is still on its way.
    window.addEventListener("change", apply, true);
    return () => window.removeEventListener("change", apply, true);
  }, [submit]);
  return around;
}

/** Of the rating's choices one holds at a time: the last one that was ticked. */
function takeBackOthers(box: HTMLInputElement, form: HTMLFormElement): void {
  for (const other of form.querySelectorAll<HTMLInputElement>(`[name="${box.name}"]`)) {
    if (other !== box) other.checked = false;
  }
}
