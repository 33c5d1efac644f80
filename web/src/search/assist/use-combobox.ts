import { useEffect, useRef, useState } from "react";

interface Combobox {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  readonly isOpen: boolean;
  /** Lines of the list. */
  readonly count: number;
  readonly ids: { readonly list: string; readonly entry: (index: number) => string };
  readonly onType: (text: string) => void;
  readonly onOpen: (opens: boolean) => void;
  readonly onChoose: (index: number) => void;
  readonly onSubmit: () => void;
  readonly onClear: () => void;
}

/**
 * Makes a text field that is there already a combobox with a list, by the ARIA pattern: the focus stays in the field,
 * arrows move through the list and out of it, Enter takes a line or submits, Escape closes.
 * @returns the active line; -1 for none
 */
export function useCombobox(box: Combobox): number {
  const { form, input, isOpen, count, ids } = box;
  const [active, setActive] = useState(-1);
  const shown = isOpen && active < count ? active : -1;
  const now = useRef({ ...box, active: shown });
  useEffect(() => {
    now.current = { ...box, active: shown };
  });

  useEffect(() => {
    const { signal, abort } = listening();
    const open = (): void => {
      if (now.current.isOpen) return;
      setActive(-1);
      now.current.onOpen(true);
    };
    const move = (by: 1 | -1): void =>
      setActive((at) => {
        const lines = now.current.count + 1;
        // Before the first line is the field itself.
        return ((at + 1 + by + lines) % lines) - 1;
      });
    const keys: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
      ArrowDown: (event) => {
        event.preventDefault();
        if (now.current.isOpen) move(1);
        else open();
      },
      ArrowUp: (event) => {
        event.preventDefault();
        if (now.current.isOpen) move(-1);
      },
      Escape: (event) => {
        // A field for searches would be emptied.
        if (now.current.isOpen) event.preventDefault();
        now.current.onOpen(false);
      },
      Enter: (event) => {
        if (!now.current.isOpen || now.current.active < 0 || event.isComposing) return;
        event.preventDefault();
        now.current.onChoose(now.current.active);
      },
    };
    const clear = form.querySelector<HTMLButtonElement>("button[type=button]");
    const showClear = () => clear && (clear.hidden = input.value === "");
    input.addEventListener("keydown", (event) => keys[event.key]?.(event), { signal });
    input.addEventListener(
      "input",
      () => {
        setActive(-1);
        showClear();
        now.current.onType(input.value);
      },
      { signal },
    );
    input.addEventListener("focus", open, { signal });
    input.addEventListener("click", open, { signal });
    form.addEventListener(
      "submit",
      (event) => {
        event.preventDefault();
        now.current.onSubmit();
      },
      { signal },
    );
    clear?.addEventListener("click", () => now.current.onClear(), { signal });
    const region = form.parentElement ?? form;
    const isOutside = (target: EventTarget | null) => target instanceof Node && !region.contains(target);
    // A press elsewhere in the header closes it, too (SEARCH-25); a list that is about to open as well.
    const close = (target: EventTarget | null) => isOutside(target) && now.current.onOpen(false);
    document.addEventListener("pointerdown", ({ target }) => close(target), { signal });
    region.addEventListener("focusout", ({ relatedTarget }) => close(relatedTarget), { signal });
    markAssisted(form);
    if (document.activeElement === input) open();
    return abort;
  }, [form, input]);

  useEffect(() => {
    const clear = form.querySelector<HTMLButtonElement>("button[type=button]");
    if (clear) clear.hidden = input.value === "";
  });
  useEffect(() => {
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-expanded", String(isOpen && count > 0));
    if (isOpen && count > 0) input.setAttribute("aria-controls", ids.list);
    else input.removeAttribute("aria-controls");
    if (shown >= 0) input.setAttribute("aria-activedescendant", ids.entry(shown));
    else input.removeAttribute("aria-activedescendant");
  }, [input, isOpen, count, shown, ids]);
  return shown;
}

/** The browser's own cross gives way to the button (SEARCH-22). */
function markAssisted(form: HTMLFormElement): void {
  form.dataset["assisted"] = "";
}

function listening(): { readonly signal: AbortSignal; readonly abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
