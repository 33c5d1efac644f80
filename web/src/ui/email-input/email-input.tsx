import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { defineCopy, useCopy, useStorefront } from "../../lib/copy.ts";
import { TextInput, type TextInputProps } from "../text-input/text-input.tsx";
import { useIsLive } from "../use-is-live.ts";
import type { suggestEmails } from "./email-domains.ts";
import styles from "./email-input.module.css";

const copy = defineCopy({
  de: { suggestions: "Vorschläge" },
  en: { suggestions: "Suggestions" },
});

type Props = Omit<TextInputProps, "type" | "inputMode" | "ref" | "onInput" | "onKeyDown" | "onBlur" | "onFocus">;

/**
 * A field for an email address that completes the domain once the `@` is typed (VALID-11..13): a combobox with a
 * listbox. The domains are loaded when someone comes to the field; without scripts it is a plain field.
 */
export function EmailInput({ className, ...props }: Props) {
  const t = useCopy(copy);
  const { store } = useStorefront();
  const isLive = useIsLive();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [suggest, setSuggest] = useState<{ readonly by: typeof suggestEmails } | null>(null);
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(-1);
  const suggestions = suggest?.by(typed, store) ?? [];
  const isOpen = suggestions.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  const show = (text: string) => {
    setTyped(text);
    setActive(-1);
  };
  const load = () => {
    if (suggest) return;
    void import("./email-domains.ts").then(
      ({ suggestEmails }) => setSuggest({ by: suggestEmails }),
      // Whole addresses can be typed, too.
      () => undefined,
    );
  };
  const apply = (email: string) => {
    if (!input.current) return;
    input.current.value = email;
    // As if it had been typed: forms check what is in them, and drafts keep it.
    input.current.dispatchEvent(new Event("input", { bubbles: true }));
    show("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const { key } = event;
    const step = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
    const chosen = suggestions[active];
    if (step !== 0) {
      // One more place than there are: the field itself, as typed.
      const places = suggestions.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (key === "Enter" && chosen !== undefined) apply(chosen);
    else if (key === "Escape") show("");
    else return;
    event.preventDefault();
  };
  return (
    <div className={`${styles.frame} ${className ?? ""}`}>
      <TextInput
        {...props}
        ref={input}
        type="email"
        inputMode="email"
        {...(isLive && {
          role: "combobox",
          "aria-autocomplete": "list",
          "aria-expanded": isOpen,
          "aria-controls": isOpen ? listId : undefined,
          "aria-activedescendant": active >= 0 && isOpen ? optionId(active) : undefined,
        })}
        onFocus={load}
        onInput={({ currentTarget }: FormEvent<HTMLInputElement>) => show(currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => show("")}
      />
      {isOpen && (
        <div id={listId} role="listbox" aria-label={t.suggestions} className={styles.list}>
          {suggestions.map((email, index) => (
            <div
              key={email}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              className={styles.option}
              // Before the field loses the focus, and with it the list goes.
              onPointerDown={(event) => {
                event.preventDefault();
                apply(email);
              }}
            >
              {email}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
