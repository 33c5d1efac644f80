import { Form, useNavigation } from "react-router";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { Button } from "../ui/button/button.tsx";
import { ErrorSummary } from "../ui/error-summary/error-summary.tsx";
import { Stack } from "../ui/layout/layout.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { PasswordInput } from "../ui/password-input/password-input.tsx";
import { TextInput } from "../ui/text-input/text-input.tsx";
import { copy } from "./copy.ts";
import { errorEntries, general } from "../lib/error-map.ts";
import type { FormValues } from "../lib/form-values.ts";
import { loginCopy } from "./login-copy.ts";
import type { LoginAnswer, LoginIntent } from "./login-answer.ts";
import styles from "./login-view.module.css";
import { type FormCheck, useFormCheck } from "../ui/form/use-form-check.ts";

/** The rules, and with them what a press of the button needs: neither waits for a network that has gone meanwhile. */
const load = async () => (await Promise.all([import("./login-schema.ts"), import("./login-submit.ts")]))[0];
type Rules = Awaited<ReturnType<typeof load>>;

interface LoginFormProps {
  readonly intent: "login" | "register";
  readonly form: FormCheck;
  /** What the server answered to this form. */
  readonly answer: LoginAnswer | undefined;
}

/** The form that is being sent; null while nothing is. */
function useSentIntent(): FormDataEntryValue | null {
  const { formData, state } = useNavigation();
  return state === "idle" ? null : (formData?.get("intent") ?? null);
}

/** The answer when it is to the form of an intent. */
const answerTo = (intent: LoginAnswer["intent"], answer: LoginAnswer | undefined) =>
  answer?.intent === intent ? answer : undefined;

/**
 * Guest first and most prominent (ux 1, 2); businesses have accounts only.
 * @param answer what the server answered to the last try. Give the view a new key with it.
 */
export function LoginView({ answer }: { readonly answer: LoginAnswer | undefined }) {
  const t = useCopy(loginCopy);
  const common = useCopy(copy);
  const storefront = useStorefront();
  const isB2b = storefront.store === "b2b";
  const guest = answerTo("guest", answer);
  const [login, register] = [answerTo("login", answer), answerTo("register", answer)];
  const checkOf = (intent: LoginIntent) => ({
    load,
    check: ({ checkLogin }: Rules, values: FormValues) => checkLogin(values, intent, storefront),
  });
  const loginForm = useFormCheck("login", checkOf("login"), login?.errors);
  const registerForm = useFormCheck("register", checkOf("register"), register?.errors);
  const hasErrors = guest !== undefined || loginForm.hasErrors || registerForm.hasErrors;
  const title = <title>{hasErrors ? common.errorTitle(t.title) : t.title}</title>;
  if (isB2b) {
    return (
      <>
        {title}
        <LoginForm intent="login" form={loginForm} answer={login} />
        <p>
          {t.b2bNoAccount} <TextLink href="/myaccount/register/">{t.b2bRegister}</TextLink>
        </p>
      </>
    );
  }
  return (
    <>
      {title}
      <GuestForm answer={guest} />
      <LoginForm intent="login" form={loginForm} answer={login} />
      <details className={styles.fold} open={register !== undefined}>
        <summary className={styles.foldTitle}>{t.registerTitle}</summary>
        <LoginForm intent="register" form={registerForm} answer={register} />
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
          <ErrorSummary errors={errorEntries(answer?.errors ?? {}).map(([, message]) => ({ message }))} />
          <p>{t.guestText}</p>
          <Button type="submit" name="intent" value="guest" wide busyText={isBusy ? t.busy : undefined}>
            {t.guestButton}
          </Button>
        </Stack>
      </Form>
    </Panel>
  );
}

function LoginForm({ intent, form, answer }: LoginFormProps) {
  const t = useCopy(loginCopy);
  const isB2b = useStorefront().store === "b2b";
  const isBusy = useSentIntent() === intent;
  const isLogin = intent === "login";
  const byNumber = isLogin && isB2b;
  // A sign-in fails as a whole: the shop does not say which of the two is wrong (AUTH-05).
  const isRefused = isLogin && answer?.errors[general] !== undefined && answer.typed === undefined;
  return (
    <Panel {...(isLogin && { title: t.loginTitle })} className={isLogin ? undefined : styles.inFold}>
      <Form method="post" {...form.formProps}>
        <input type="hidden" name="intent" value={intent} />
        <Stack gap={5}>
          <ErrorSummary {...form.summary} />
          {!isLogin && <p>{t.registerText}</p>}
          <TextInput
            {...form.field("email")}
            label={isLogin ? t.loginName : t.email}
            hint={byNumber ? t.customerNumberHint : undefined}
            type={byNumber ? "text" : "email"}
            inputMode={byNumber ? "text" : "email"}
            autoComplete={isLogin ? "username" : "email"}
            defaultValue={answer?.values["email"]}
            invalid={isRefused}
            required
          />
          <PasswordInput
            {...form.field("password")}
            label={t.password}
            hint={isLogin ? undefined : t.passwordHint}
            autoComplete={isLogin ? "current-password" : "new-password"}
            invalid={isRefused}
            typed={answer?.typed?.["password"]}
            required
          />
          <div className={styles.actions}>
            <Button type="submit" scheme={byNumber ? "primary" : "secondary"} busyText={isBusy ? t.busy : undefined}>
              {isLogin ? t.login : t.register}
            </Button>
            {isLogin && <TextLink href="/myaccount/resetpassword/">{t.forgotten}</TextLink>}
          </div>
        </Stack>
      </Form>
    </Panel>
  );
}
