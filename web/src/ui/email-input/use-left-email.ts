import { type FocusEvent, type HTMLAttributes, useState } from "react";
import { rules } from "../../lib/rules.ts";

interface LeftEmail {
  /** What was in the field when it was left; empty while it is typed in, and for what is no email. */
  readonly email: string;
  /** For the element around the field. */
  readonly handlers: Pick<HTMLAttributes<HTMLElement>, "onBlur" | "onInput">;
}

/** The email in a field once the field is left, for what the shop is asked about it (AUTH-14, SERV-02). */
export function useLeftEmail(): LeftEmail {
  const [email, setEmail] = useState("");
  const onBlur = ({ target }: FocusEvent<HTMLElement>): void => {
    if (!(target instanceof HTMLInputElement)) return;
    const typed = target.value.trim();
    setEmail(rules.email(typed) ? typed : "");
  };
  return { email, handlers: { onBlur, onInput: () => setEmail("") } };
}
