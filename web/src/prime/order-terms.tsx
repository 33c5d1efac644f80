import { useCopy, useStorefront } from "../lib/copy.ts";
import { Link } from "../ui/link/link.tsx";
import { primeCopy } from "./copy.ts";

/** What the order of a membership is subject to, directly above its button; consumers in de and at may withdraw. */
export function OrderTerms() {
  const t = useCopy(primeCopy);
  const { store } = useStorefront();
  const mayWithdraw = store === "de" || store === "at";
  return (
    <p>
      {t.termsBefore} <Link href={t.termsPath}>{t.terms}</Link>
      {mayWithdraw && (
        <>
          {t.termsAnd} <Link href={t.withdrawalPath}>{t.withdrawal}</Link>
        </>
      )}
      {t.termsLast} <Link href={t.privacyPath}>{t.privacy}</Link>
      <span>{t.termsAfter}</span>
    </p>
  );
}
