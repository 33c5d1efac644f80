import { useEffect } from "react";
import { useLocation } from "react-router";
import { useCopy } from "../lib/copy.ts";
import { ButtonLink } from "../ui/button/button.tsx";
import { Cluster, Container, Stack } from "../ui/layout/layout.tsx";
import type { ToldPayment } from "./card-return.ts";
import { paymentReturnCopy } from "./payment-return-copy.ts";

/** From one question to the next while there is no answer, in seconds. */
const askEvery = 5;

/**
 * Loads the page again once it has something else to say: asking beside it keeps the words where they are, whatever
 * the network does, and does not move a reader's focus.
 */
function useAskingAgain(isChecking: boolean): void {
  useEffect(() => {
    if (!isChecking) return;
    const stopping = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const response = await fetch(location.href, { redirect: "manual", signal: stopping.signal });
        if (response.type === "opaqueredirect" || response.ok) location.reload();
      } catch {
        // No network is no answer either: the next round asks again.
      }
    };
    const timer = setInterval(() => void ask(), askEvery * 1_000);
    return () => {
      clearInterval(timer);
      stopping.abort();
    };
  }, [isChecking]);
}

/** What is known of a payment whose shopper has returned, in words; while nothing is, it asks again by itself. */
export function PaymentReturn({ state, orderId, message }: Omit<ToldPayment, "kind">) {
  const t = useCopy(paymentReturnCopy);
  const { pathname, search } = useLocation();
  const isChecking = state === "checking";
  useAskingAgain(isChecking);
  const { title, text } = t[state];
  return (
    <Container width="text">
      <title>{title}</title>
      {isChecking && (
        <noscript>
          <meta httpEquiv="refresh" content={String(askEvery)} />
        </noscript>
      )}
      <Stack gap={5}>
        <h1>{title}</h1>
        <p role={isChecking ? "status" : undefined}>{message ?? text}</p>
        {orderId !== null && <p>{t.number(orderId)}</p>}
        <Cluster>
          {/* The browser itself asks: a fetch of the router's that fails would put an error in place of these words. */}
          {isChecking && (
            <ButtonLink
              href={pathname + search}
              onClick={(event) => {
                event.preventDefault();
                location.reload();
              }}
            >
              {t.again}
            </ButtonLink>
          )}
          <ButtonLink href="/" scheme={isChecking ? "outline" : "primary"}>
            {t.home}
          </ButtonLink>
        </Cluster>
      </Stack>
    </Container>
  );
}
