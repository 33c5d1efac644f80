import { EarlyDealsDocument } from "~/graph/generated/EarlyDeals.ts";
import { OrderedMembershipDocument } from "~/graph/generated/OrderedMembership.ts";
import { PageSessionDocument } from "~/graph/generated/PageSession.ts";
import { PrimeOfferDocument, usePrimeOfferQuery } from "~/graph/generated/PrimeOffer.ts";
import { PrimeOpenDocument } from "~/graph/generated/PrimeOpen.ts";
import { defineLoad, defineSubmit, type GraphTools } from "~/graph/load.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import { typedFields } from "~/graph/typed-fields.ts";
import { codeOrPlainForm } from "~/lib/code-or-plain-form.ts";
import { copyFor, useCopy } from "~/lib/copy.ts";
import { fieldOf, type FormAnswer, readForm, refuseForm } from "~/lib/form-values.ts";
import { redirectWithFlag } from "~/prime/checkout-flag.ts";
import { primeCopy } from "~/prime/copy.ts";
import { EarlyDeals } from "~/prime/early-deals.tsx";
import { Member } from "~/prime/member.tsx";
import { Offer } from "~/prime/offer.tsx";
import { submitWaiting } from "~/prime/waiting-submit.ts";
import { WaitingList } from "~/prime/waiting-list.tsx";
import { messagesFor } from "~/shell/messages.ts";
import { Alert } from "~/ui/alert/alert.tsx";
import { ButtonLink } from "~/ui/button/button.tsx";
import { EmptyState } from "~/ui/empty-state/empty-state.tsx";
import { StarIcon } from "~/ui/icon/status-icons.tsx";
import { Container, Stack } from "~/ui/layout/layout.tsx";
import room from "~/ui/room/room.module.css";
import type { Route } from "./+types/prime";

const matchOf = (form: FormData, name: string, pattern: RegExp): string => pattern.exec(fieldOf(form, name))?.[0] ?? "";

/** Puts an early deal into the basket. The shop decides whether it is open for this visitor, and states what differs. */
async function buyEarly(request: Request, form: FormData, graph: GraphTools): Promise<Response> {
  const { addToCart } = await codeOrPlainForm(import("~/cart/add-to-cart.ts"), request, form);
  const shownPrice = matchOf(form, "shownPrice", /^\d{1,9}$/);
  const result = await addToCart(graph, {
    purchaseOptionId: matchOf(form, "itemId", /^\S{1,60}$/),
    quantity: 1,
    shownPrice: shownPrice === "" ? null : Number(shownPrice),
  });
  if (result.kind === "failed") return redirectWithToast("/prime/", { key: result.message, severity: "error" });
  const { notice } = result;
  return redirectWithToast("/checkout/basket/", {
    key: notice ?? copyFor(request, primeCopy).dealAdded,
    severity: notice === null ? "success" : "warning",
  });
}

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, graph) => {
  const [{ getPrimeOffer }, session] = await Promise.all([
    graph.query(PrimeOfferDocument),
    graph.optional(PageSessionDocument),
  ]);
  const isFromCheckout = new URL(request.url).searchParams.get("fromPrimeCheckout") === "true";
  const visitor = session?.session?.visitor;
  if (!getPrimeOffer) return { isFromCheckout, isOpen: false, deals: [], membership: null, name: "" };
  const [{ isPrimeOpen }, { getEarlyDeals: deals }, ordered] = await Promise.all([
    graph.refresh(PrimeOpenDocument),
    graph.refresh(EarlyDealsDocument),
    visitor?.state === "LOGGED_IN" ? graph.refresh(OrderedMembershipDocument) : null,
  ]);
  const membership = ordered?.getPrimeMembership ?? null;
  return { isFromCheckout, isOpen: isPrimeOpen, deals, membership, name: visitor?.firstName ?? "" };
});
export const loader = load;
export const clientLoader = load;

// Becoming a member starts here: the checkout requests the flag that this sets (ACCESS-28).
const submit = defineSubmit(
  async ({ request }: Route.ActionArgs | Route.ClientActionArgs, form, graph): Promise<FormAnswer> => {
    if (form.get("intent") === "buy") throw await buyEarly(request, form, graph);
    if (form.get("intent") !== "wait") throw redirectWithFlag("/prime/checkout/", true);
    const answer = await submitWaiting(request, form, graph, messagesFor(request, graph));
    if (answer !== null) return answer;
    throw redirectWithToast("/prime/", { key: copyFor(request, primeCopy).listed, severity: "success" });
  },
  typedFields((form, errors) => refuseForm(readForm(form), errors)),
);
export const action = submit;
export const clientAction = submit;

/** The prime offer (ROUTE-07), the member's page, and the waiting list while all memberships are taken. */
export default function PrimeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useCopy(primeCopy);
  const { isFromCheckout, isOpen, deals, membership, name } = loaderData;
  const [{ data }] = usePrimeOfferQuery();
  const offer = data?.getPrimeOffer;
  const isWaiting = offer && !membership && !isOpen;
  return (
    <Container>
      {!isWaiting && <title>{t.title}</title>}
      <Stack gap={5} className={room.small}>
        {isFromCheckout && !membership && <Alert title={t.fromCheckout} />}
        {membership && <Member membership={membership} name={name} />}
        {membership && <EarlyDeals deals={deals} />}
        {isWaiting && <WaitingList key={actionData?.at ?? 0} answer={actionData} />}
        {offer ? (
          <Offer offer={offer} canJoin={isOpen && !membership} />
        ) : (
          <EmptyState
            icon={<StarIcon size={40} />}
            titleLevel={1}
            title={t.none}
            text={t.noneHelp}
            actions={<ButtonLink href="/">{t.home}</ButtonLink>}
          />
        )}
        {!membership && <EarlyDeals deals={deals} />}
      </Stack>
      <meta name="description" content={t.lead} />
    </Container>
  );
}
