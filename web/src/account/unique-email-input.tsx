import type { ReactNode } from "react";
import { useUniqueEmailQuery } from "../graph/generated/UniqueEmail.ts";
import { useCopy } from "../lib/copy.ts";
import { EmailInput } from "../ui/email-input/email-input.tsx";
import { useLeftEmail } from "../ui/email-input/use-left-email.ts";
import type { FieldVerdict } from "../ui/form/use-form-check.ts";
import { accountCopy } from "./copy.ts";

interface UniqueEmailInputProps extends FieldVerdict {
  readonly label: ReactNode;
  readonly defaultValue: string | undefined;
}

/**
 * The email of a new account: leaving the field asks the shop whether it is free (AUTH-14). Nothing hangs on the answer:
 * the shop checks it again, and nothing is shown to visitors who have checked too often.
 */
export function UniqueEmailInput({ error, good, ...props }: UniqueEmailInputProps) {
  const t = useCopy(accountCopy);
  const { email, handlers } = useLeftEmail();
  const [{ data }] = useUniqueEmailQuery({ variables: { email }, pause: email === "" });
  const isTaken = email !== "" && data?.isUniqueEmail === false;
  return (
    <div {...handlers}>
      <EmailInput
        {...props}
        error={error ?? (isTaken ? t.emailTaken : undefined)}
        good={isTaken ? undefined : good}
        autoComplete="email"
        required
      />
    </div>
  );
}
