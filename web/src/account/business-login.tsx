import { useCopy } from "../lib/copy.ts";
import { ButtonLink } from "../ui/button/button.tsx";
import { cx } from "../ui/cx.ts";
import { Stack } from "../ui/layout/layout.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import styles from "./business-login.module.css";
import { accountCopy } from "./copy.ts";
import { LoginForm } from "./login-form.tsx";

interface BusinessLoginProps {
  readonly target: string;
  readonly pageTitle: string;
  /** Whether it is for visitors without scripts alone: to the others the header opens its own. */
  readonly isFallback: boolean;
}

/** The open sign-in on the business store's home page (ACCESS-33), and the way to a customer number. */
export function BusinessLogin({ target, pageTitle, isFallback }: BusinessLoginProps) {
  const t = useCopy(accountCopy);
  return (
    <Panel as="section" className={cx(styles.panel, isFallback && styles.fallback)} aria-labelledby="business-login">
      <Stack gap={2}>
        <h2 id="business-login">{t.signIn}</h2>
        <p>{t.lead}</p>
      </Stack>
      <div className={styles.form}>
        <LoginForm target={target} pageTitle={pageTitle} />
      </div>
      <section className={styles.register} aria-labelledby="business-register">
        <h3 id="business-register">{t.noAccount}</h3>
        <p>{t.businessHint}</p>
        <p>
          <ButtonLink href="/myaccount/register/" scheme="outline">
            {t.register}
          </ButtonLink>
        </p>
      </section>
    </Panel>
  );
}
