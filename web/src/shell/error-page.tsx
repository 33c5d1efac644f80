import { use } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { defineCopy, useCopy } from "../lib/copy.ts";
import { ButtonLink } from "../ui/button/button.tsx";
import { Container, Stack } from "../ui/layout/layout.tsx";
import { ErrorDumpContext } from "./error-dump.ts";
import styles from "./error-page.module.css";

/** Texts of error pages, and what is said of a failure that has no other words. */
export const errorCopy = defineCopy({
  de: {
    notFoundTitle: "Seite nicht gefunden",
    notFound: "Diese Seite gibt es nicht – vielleicht nicht mehr.",
    notFoundHelp: "Prüfen Sie die Adresse oder suchen Sie nach dem Artikel.",
    unavailable: "Wir sind gleich wieder für Sie da.",
    unavailableHelp: "Der Shop ist gerade nicht erreichbar. Ihr Warenkorb bleibt erhalten.",
    failed: "Da ist etwas schiefgegangen.",
    failedHelp: "Der Fehler liegt bei uns. Bitte versuchen Sie es noch einmal.",
    basketUnavailable: "Ihr Warenkorb kann gerade nicht angezeigt werden.",
    again: "Noch einmal versuchen",
    home: "Zur Startseite",
    details: "Technische Angaben",
  },
  en: {
    notFoundTitle: "Page not found",
    notFound: "This page does not exist – perhaps not any more.",
    notFoundHelp: "Check the address or search for the product.",
    unavailable: "We will be right back.",
    unavailableHelp: "The shop cannot be reached at the moment. Your basket is safe.",
    failed: "Something went wrong.",
    failedHelp: "The fault is ours. Please try again.",
    basketUnavailable: "Your basket cannot be shown at the moment.",
    again: "Try again",
    home: "To the home page",
    details: "Technical details",
  },
});

/** What the visitor may see of an error: status and text, never a stack. */
function describe(error: unknown): { status: number; text: string } {
  if (!isRouteErrorResponse(error)) return { status: 500, text: "Error" };
  return { status: error.status, text: error.statusText || "Error" };
}

/** The content of an error page (STATUS-11..13). */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const t = useCopy(errorCopy);
  const { status, text } = describe(error);
  const isMissing = status === 404 || status === 410;
  const isUnavailable = status === 503;
  const { pathname, search } = useLocation();
  const dump = use(ErrorDumpContext);
  const unavailable = pathname.startsWith("/checkout/basket") ? t.basketUnavailable : t.unavailable;
  return (
    <Container as="div" className={styles.page}>
      <span hidden data-error-status={status} />
      <title>{isMissing ? t.notFoundTitle : "Error"}</title>
      <meta name="robots" content="noindex,follow" />
      <img src="/media/scenes/not-found.svg" alt="" width={400} height={300} className={styles.picture} />
      <Stack gap={4}>
        <p className={styles.status}>{status}</p>
        <h1>{isMissing ? t.notFound : isUnavailable ? unavailable : t.failed}</h1>
        <p>{isMissing ? t.notFoundHelp : isUnavailable ? t.unavailableHelp : t.failedHelp}</p>
        <div className={styles.actions}>
          {isUnavailable && <ButtonLink href={pathname + search}>{t.again}</ButtonLink>}
          <ButtonLink href="/">{t.home}</ButtonLink>
        </div>
        <details className={styles.details}>
          <summary>{t.details}</summary>
          {/* The browser does not have the server's data: it leaves those words as they came. */}
          <pre suppressHydrationWarning>{dump ?? `${status} ${text}`}</pre>
        </details>
      </Stack>
    </Container>
  );
}

/** For failures of the root itself, where there is no header to keep. */
export function BareErrorPage({ error }: { readonly error: unknown }) {
  return (
    <main>
      <ErrorPage error={error} />
    </main>
  );
}
