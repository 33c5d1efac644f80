import { useCopy, useStorefront } from "../lib/copy.ts";
import { errorAt, general } from "../lib/error-map.ts";
import type { FormAnswer, FormValues } from "../lib/form-values.ts";
import { Button } from "../ui/button/button.tsx";
import { Checkbox } from "../ui/checkbox/checkbox.tsx";
import { ErrorSummary } from "../ui/error-summary/error-summary.tsx";
import { useFormCheck } from "../ui/form/use-form-check.ts";
import { Stack } from "../ui/layout/layout.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { PasswordInput } from "../ui/password-input/password-input.tsx";
import { TextInput } from "../ui/text-input/text-input.tsx";
import { accountCopy } from "./copy.ts";
import { type LoginPlace, useLoginFetcher } from "./use-login.ts";

/** The rules, and with them what signs in. */
const load = async () => (await Promise.all([import("./login-schema.ts"), import("./login-submit.ts")]))[0];
type Rules = Awaited<ReturnType<typeof load>>;

interface LoginFormProps {
  /** Where to go after signing in; a path of our own. */
  readonly target: string;
  /** The answer to a form that came without scripts. */
  readonly posted?: FormAnswer | undefined;
  /** `page` when not given. */
  readonly place?: LoginPlace | undefined;
  /** The page that the flyout covers: who signs in there stays (C-14). */
  readonly from?: string | undefined;
  /** Title of the page that the form is on: what is wrong with the form is in it, too (AUTH-05, ux 28). */
  readonly pageTitle?: string | undefined;
}

/** The sign-in form: email, or customer number on the business store (AUTH-01). */
export function LoginForm({ posted, place = "page", ...rest }: LoginFormProps) {
  const answer = useLoginFetcher(place).data ?? posted;
  return <Form key={answer?.at ?? 0} {...rest} place={place} answer={answer} />;
}

interface FormProps extends Pick<LoginFormProps, "target" | "from" | "pageTitle"> {
  readonly place: LoginPlace;
  readonly answer: FormAnswer | undefined;
}

function Form({ target, from, pageTitle, place, answer }: FormProps) {
  const t = useCopy(accountCopy);
  const storefront = useStorefront();
  const isBusiness = storefront.store === "b2b";
  const fetcher = useLoginFetcher(place);
  const check = ({ checkLogin }: Rules, values: FormValues) => checkLogin(values, storefront);
  const form = useFormCheck(place === "page" ? "login" : "flyout-login", { load, check }, answer?.errors);
  // The shop does not say which of the two is wrong.
  const isRefused = errorAt(answer?.errors ?? {}, general) !== undefined && answer?.typed === undefined;
  const query = new URLSearchParams({ to: target, ...(from !== undefined && { from }) });
  return (
    <fetcher.Form method="post" action={`/login/?${query.toString()}`} {...form.formProps}>
      {pageTitle !== undefined && <title>{form.hasErrors ? `${t.errorTitle}: ${pageTitle}` : pageTitle}</title>}
      <Stack gap={5}>
        <ErrorSummary {...form.summary} />
        <TextInput
          {...form.field("email")}
          label={t.loginName}
          type={isBusiness ? "text" : "email"}
          inputMode={isBusiness ? "numeric" : "email"}
          autoComplete="username"
          defaultValue={answer?.values["email"]}
          invalid={isRefused}
          required
        />
        <PasswordInput
          {...form.field("password")}
          label={t.password}
          autoComplete="current-password"
          invalid={isRefused}
          typed={answer?.typed?.["password"]}
          required
        />
        <Checkbox
          name="stayLogged"
          label={`${t.stayLogged} – ${t.stayHint}`}
          defaultChecked={answer !== undefined && "stayLogged" in answer.values}
        />
        <TextLink href="/myaccount/resetpassword/">{t.forgotten}</TextLink>
        <Button type="submit" wide busyText={fetcher.state === "idle" ? undefined : t.signingIn}>
          {t.signIn}
        </Button>
      </Stack>
    </fetcher.Form>
  );
}
