import { useCopy } from "../lib/copy.ts";
import { Stack } from "../ui/layout/layout.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import styles from "./business-login.module.css";
import { accountCopy } from "./copy.ts";
import { LoginForm } from "./login-form.tsx";

/** The open sign-in on the business store's home page (ACCESS-33). */
export function BusinessLogin({ target }: { readonly target: string }) {
  const t = useCopy(accountCopy);
  return (
    <Panel as="section" className={styles.panel} aria-labelledby="business-login">
      <Stack gap={2}>
        <h2 id="business-login">{t.signIn}</h2>
        <p>{t.businessLead}</p>
      </Stack>
      <LoginForm target={target} />
    </Panel>
  );
}
