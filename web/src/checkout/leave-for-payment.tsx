import { useEffect, useRef } from "react";
import { useCopy } from "../lib/copy.ts";
import { Button, ButtonLink } from "../ui/button/button.tsx";
import { Container, Stack } from "../ui/layout/layout.tsx";
import type { PaymentForm } from "./order-submit.ts";
import { summaryCopy } from "./summary-copy.ts";

/** How long a page shows where it goes before it does, in ms (CHKX-09). */
const redirectDelay = 100;

/** Posts the four fields to the card provider by itself, and by a button without scripts (CHKX-08). */
export function CardPaymentPage({ form }: { readonly form: PaymentForm }) {
  const t = useCopy(summaryCopy);
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => ref.current?.submit(), []);
  return (
    <Container width="text">
      <title>{t.toPaymentTitle}</title>
      {/* The provider's page, not a route of ours: a plain form. */}
      <form ref={ref} method="post" action={form.formUrl}>
        <input type="hidden" name="len" value={form.len} />
        <input type="hidden" name="data" value={form.data} />
        <input type="hidden" name="merchantID" value={form.merchantID} />
        <input type="hidden" name="template" value={form.template} />
        <Stack gap={5}>
          <h1>{t.toPaymentTitle}</h1>
          <p>{t.toPaymentText}</p>
          <div>
            <Button type="submit">{t.toPayment}</Button>
          </div>
        </Stack>
      </form>
    </Container>
  );
}

/** Goes to a payment provider's own page after a moment (CHKX-09). */
export function LeavePage({ url }: { readonly url: string }) {
  const t = useCopy(summaryCopy);
  useEffect(() => {
    const timer = setTimeout(() => location.assign(url), redirectDelay);
    return () => clearTimeout(timer);
  }, [url]);
  return (
    <Container width="text">
      <title>{t.toProvider}</title>
      <Stack gap={5}>
        <h1>{t.toProvider}</h1>
        <p>{t.toPaymentText}</p>
        <div>
          <ButtonLink href={url}>{t.toProvider}</ButtonLink>
        </div>
      </Stack>
    </Container>
  );
}
