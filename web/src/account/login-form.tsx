import { useCopy, useStorefront } from "../lib/copy.ts";
import { Button } from "../ui/button/button.tsx";
import { Checkbox } from "../ui/checkbox/checkbox.tsx";
import { ErrorSummary } from "../ui/error-summary/error-summary.tsx";
import { Stack } from "../ui/layout/layout.tsx";
import { TextInput } from "../ui/text-input/text-input.tsx";
import { accountCopy } from "./copy.ts";
import { type LoginAnswer } from "./login-schema.ts";
import { useLoginFetcher } from "./use-login.ts";

interface LoginFormProps {
  /** Where to go after signing in; a path of our own. */
  readonly target: string;
  /** The answer to a form that came without scripts. */
  readonly posted?: LoginAnswer | undefined;
}

/** The sign-in form: email, or customer number on the business store (AUTH-01). */
export function LoginForm({ target, posted }: LoginFormProps) {
  const t = useCopy(accountCopy);
  const isBusiness = useStorefront().store === "b2b";
  const fetcher = useLoginFetcher();
  const answer = fetcher.data ?? posted;
  const errors = answer?.errors ?? {};
  // The shop does not say which of the two is wrong.
  const isRefused = errors["general"] !== undefined;
  const summary = Object.entries(errors).map(([field, message]) => ({
    message,
    ...(field !== "general" && { fieldId: `login-${field}` }),
  }));
  return (
    <fetcher.Form method="post" action={`/login/?to=${encodeURIComponent(target)}`} noValidate>
      <Stack gap={5}>
        <ErrorSummary errors={summary} attempt={answer?.attempt} />
        <input type="hidden" name="attempt" value={answer?.attempt ?? 0} />
        <TextInput
          id="login-email"
          name="email"
          label={isBusiness ? t.customerNumber : t.email}
          type={isBusiness ? "text" : "email"}
          inputMode={isBusiness ? "numeric" : "email"}
          autoComplete="username"
          defaultValue={answer?.email}
          error={errors["email"]}
          invalid={isRefused}
          required
        />
        <TextInput
          id="login-password"
          name="password"
          label={t.password}
          type="password"
          autoComplete="current-password"
          error={errors["password"]}
          invalid={isRefused}
          required
        />
        <Checkbox name="stayLogged" label={`${t.stayLogged} – ${t.stayHint}`} />
        <Button type="submit" wide busyText={fetcher.state === "idle" ? undefined : t.signingIn}>
          {t.signIn}
        </Button>
      </Stack>
    </fetcher.Form>
  );
}
