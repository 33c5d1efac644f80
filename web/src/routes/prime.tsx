import { PrimeOfferDocument, usePrimeOfferQuery } from "~/graph/generated/PrimeOffer.ts";
import { defineLoad } from "~/graph/load.ts";
import { useCopy } from "~/lib/copy.ts";
import { redirectWithFlag } from "~/prime/checkout-flag.ts";
import { primeCopy } from "~/prime/copy.ts";
import { Offer } from "~/prime/offer.tsx";
import { Alert } from "~/ui/alert/alert.tsx";
import { ButtonLink } from "~/ui/button/button.tsx";
import { EmptyState } from "~/ui/empty-state/empty-state.tsx";
import { StarIcon } from "~/ui/icon/status-icons.tsx";
import { Container, Stack } from "~/ui/layout/layout.tsx";
import room from "~/ui/room/room.module.css";
import type { Route } from "./+types/prime";

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, { query }) => {
  await query(PrimeOfferDocument);
  return { isFromCheckout: new URL(request.url).searchParams.get("fromPrimeCheckout") === "true" };
});
export const loader = load;
export const clientLoader = load;

// Becoming a member starts here: the checkout asks for the flag that this sets (ACCESS-28).
const join = async (): Promise<never> => {
  throw redirectWithFlag("/prime/checkout/", true);
};
export const action = join;
export const clientAction = join;

/** The prime offer (ROUTE-07). */
export default function PrimeRoute({ loaderData }: Route.ComponentProps) {
  const t = useCopy(primeCopy);
  const [{ data }] = usePrimeOfferQuery();
  return (
    <Container>
      <title>{t.title}</title>
      <meta name="description" content={t.lead} />
      <Stack gap={5} className={room.small}>
        {loaderData.isFromCheckout && <Alert title={t.fromCheckout} />}
        {data?.getPrimeOffer ? (
          <Offer offer={data.getPrimeOffer} />
        ) : (
          <EmptyState
            icon={<StarIcon size={40} />}
            titleLevel={1}
            title={t.none}
            text={t.noneHelp}
            actions={<ButtonLink href="/">{t.home}</ButtonLink>}
          />
        )}
      </Stack>
    </Container>
  );
}
