import { useCopy, useStorefront } from "../lib/copy.ts";
import { ButtonLink } from "../ui/button/button.tsx";
import { Stack } from "../ui/layout/layout.tsx";
import { flyoutCopy } from "./flyout-copy.ts";
import { GermanFlag, BritishFlag } from "./flags.tsx";
import styles from "./header-flyout.module.css";
import { LoginForm } from "./login-form.tsx";

interface LoginPanelProps {
  /** Id of the heading, which names the flyout. */
  readonly titleId: string;
  /** Where the visitor wanted to go, as in the address of the page. */
  readonly to: string | null;
  /** The page that they are on: who signs in stays there (C-14). */
  readonly from: string;
}

/**
 * The sign-in of the header (HEAD-10): with a hint at what an account is good for in consumer stores; with a panel to
 * register and the languages in the business store (HEAD-11); as an invitation when someone shares a list (HEAD-12).
 */
export function LoginPanel({ titleId, to, from }: LoginPanelProps) {
  const t = useCopy(flyoutCopy);
  const isBusiness = useStorefront().store === "b2b";
  const isInvited = to?.includes("share_data") ?? false;
  return (
    <Stack gap={4}>
      <h2 id={titleId} className={styles.title}>
        {isInvited ? t.invited : t.signIn}
      </h2>
      {isInvited && <p>{t.invitedLead}</p>}
      <LoginForm place="flyout" target={to ?? ""} from={from} />
      <section className={styles.register} aria-labelledby="flyout-register">
        <h3 id="flyout-register">{t.newHere}</h3>
        <p>{t.registerHint}</p>
        <ButtonLink
          href={isInvited ? `/myaccount/register/?to=${encodeURIComponent(to ?? "")}` : "/myaccount/register/"}
          scheme="outline"
          size="small"
          wide
        >
          {t.register}
        </ButtonLink>
      </section>
      {isBusiness && <Languages from={from} />}
    </Stack>
  );
}

/** The two hosts of the business store; the path stays (STORE-13, C-77). */
function Languages({ from }: { readonly from: string }) {
  const t = useCopy(flyoutCopy);
  const isEnglish = useStorefront().language === "en-DE";
  const target = (code: "de" | "en") => `/language/${code}/?to=${encodeURIComponent(from)}`;
  return (
    <section aria-labelledby="flyout-language" className={styles.languages}>
      <h3 id="flyout-language">{t.language}</h3>
      <ul>
        <li>
          <a href={target("de")} lang="de" hrefLang="de" aria-current={isEnglish ? undefined : "true"}>
            <GermanFlag />
            DE <span>Deutsch</span>
          </a>
        </li>
        <li>
          <a href={target("en")} lang="en" hrefLang="en" aria-current={isEnglish ? "true" : undefined}>
            <BritishFlag />
            EN <span>English</span>
          </a>
        </li>
      </ul>
    </section>
  );
}
