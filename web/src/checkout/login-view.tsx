import { Form, useNavigation } from "react-router";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { Button } from "../ui/button/button.tsx";
import { ErrorSummary } from "../ui/error-summary/error-summary.tsx";
import { Stack } from "../ui/layout/layout.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { TextInput } from "../ui/text-input/text-input.tsx";
import { contactFaults } from "./contact-schema.ts";
import { copy } from "./copy.ts";
import { loginCopy } from "./login-copy.ts";
import { checkLogin } from "./login-schema.ts";
import type { LoginAnswer } from "./login-submit.ts";
import styles from "./login-view.module.css";
import { useFormCheck } from "./use-form-check.ts";

interface LoginFormProps {
  readonly intent: "login" | "register";
  readonly answer: LoginAnswer | undefined;
}

/** The form that is being sent; null while nothing is. */
function useSentIntent(): FormDataEntryValue | null {
  const { formData, state } = useNavigation();
  return state === "idle" ? null : (formData?.get("intent") ?? null);
}

/** Guest first and most prominent (ux 1, 2); businesses have accounts only. */
export function LoginView({ answer }: { readonly answer: LoginAnswer | undefined }) {
  const { store } = useStorefront();
  const t = useCopy(loginCopy);
  const isB2b = store === "b2b";
  const login = <LoginForm key={answer?.intent === "login" ? answer.at : 0} intent="login" answer={answer} />;
  if (isB2b) {
    return (
      <>
        {login}
        <p>
          {t.b2bNoAccount} <TextLink href="/myaccount/register/">{t.b2bRegister}</TextLink>
        </p>
      </>
    );
  }
  return (
    <>
      <GuestForm answer={answer?.intent === "guest" ? answer : undefined} />
      {login}
      <details className={styles.fold} open={answer?.intent === "register"}>
        <summary className={styles.foldTitle}>{t.registerTitle}</summary>
        <LoginForm key={answer?.intent === "register" ? answer.at : 0} intent="register" answer={answer} />
      </details>
    </>
  );
}

function GuestForm({ answer }: { readonly answer: LoginAnswer | undefined }) {
  const t = useCopy(loginCopy);
  const isBusy = useSentIntent() === "guest";
  return (
    <Panel tone="tint" title={t.guestTitle}>
      <Form method="post">
        <Stack gap={4}>
          <ErrorSummary errors={Object.values(answer?.errors ?? {}).map((message) => ({ message }))} />
          <p>{t.guestText}</p>
          <Button type="submit" name="intent" value="guest" wide busyText={isBusy ? t.busy : undefined}>
            {t.guestButton}
          </Button>
        </Stack>
      </Form>
    </Panel>
  );
}

function LoginForm({ intent, answer }: LoginFormProps) {
  const t = useCopy(loginCopy);
  const common = useCopy(copy);
  const faults = useCopy(contactFaults);
  const isB2b = useStorefront().store === "b2b";
  const own = answer?.intent === intent ? answer : undefined;
  const form = useFormCheck(intent, (values) => checkLogin(values, intent, isB2b, faults), own?.errors);
  const isBusy = useSentIntent() === intent;
  const isLogin = intent === "login";
  const byNumber = isLogin && isB2b;
  return (
    <Panel
      {...(isLogin && { title: isB2b ? t.loginTitleB2b : t.loginTitle })}
      className={isLogin ? undefined : styles.inFold}
    >
      {form.hasErrors && <title>{common.errorTitle(t.title)}</title>}
      <Form method="post" {...form.formProps}>
        <input type="hidden" name="intent" value={intent} />
        <Stack gap={5}>
          <ErrorSummary errors={form.summary} attempt={form.attempt} />
          {!isLogin && <p>{t.registerText}</p>}
          <TextInput
            {...form.field("email")}
            label={byNumber ? t.customerNumber : t.email}
            hint={byNumber ? t.customerNumberHint : undefined}
            type={byNumber ? "text" : "email"}
            inputMode={byNumber ? "text" : "email"}
            autoComplete={isLogin ? "username" : "email"}
            defaultValue={own?.values["email"]}
            required
          />
          <TextInput
            {...form.field("password")}
            label={t.password}
            hint={isLogin ? undefined : t.passwordHint}
            type="password"
            autoComplete={isLogin ? "current-password" : "new-password"}
            required
          />
          <div className={styles.actions}>
            <Button type="submit" scheme={byNumber ? "primary" : "secondary"} busyText={isBusy ? t.busy : undefined}>
              {isLogin ? t.login : t.register}
            </Button>
          </div>
        </Stack>
      </Form>
    </Panel>
  );
}
