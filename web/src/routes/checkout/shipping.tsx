import { data, Form, redirect, useActionData } from "react-router";
import { CartNotices } from "~/cart/cart-notices.tsx";
import { CompactCart } from "~/cart/compact-cart.tsx";
import { removeName } from "~/checkout/remove-name.ts";
import { removalForm } from "~/checkout/address-choice.tsx";
import { CheckoutFrame } from "~/checkout/checkout-frame.tsx";
import { forgetDrafts } from "~/checkout/draft.ts";
import { readForm } from "~/lib/form-values.ts";
import { requireAccess } from "~/checkout/gate.ts";
import { refuseShipping } from "~/checkout/shipping-answer.ts";
import { shippingCopy } from "~/checkout/shipping-copy.ts";
import { ShippingForm } from "~/checkout/shipping-form.tsx";
import { useShippingPreview } from "~/checkout/use-shipping-preview.ts";
import { CheckoutPageDocument, useCheckoutPageQuery } from "~/graph/generated/CheckoutPage.ts";
import { ShippingStepDocument, useShippingStepQuery } from "~/graph/generated/ShippingStep.ts";
import { defineLoad, defineSubmit } from "~/graph/load.ts";
import { typedFields } from "~/graph/typed-fields.ts";
import { codeOrPlainForm } from "~/lib/code-or-plain-form.ts";
import { storefrontOf, useCopy } from "~/lib/copy.ts";
import { useCurrentAnswer } from "~/lib/use-current-answer.ts";
import { lateMessagesFor } from "~/shell/messages-late.ts";
import type { Route } from "./+types/shipping";

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, { refresh }) => {
  const { session } = await refresh(CheckoutPageDocument, { step: "SHIPPING" });
  requireAccess(session?.checkout.access);
  const cartId = session?.cartId ?? "";
  await refresh(ShippingStepDocument, { cartId });
  return { cartId, editId: new URL(request.url).searchParams.get("edit") };
});
export const loader = load;
export const clientLoader = load;

const submit = defineSubmit(
  async ({ request }: Route.ActionArgs | Route.ClientActionArgs, form, graph) => {
    const values = readForm(form);
    const { [removeName]: addressId } = values;
    if (addressId !== undefined) {
      const { RemoveAddressDocument } = await codeOrPlainForm(
        import("~/graph/generated/RemoveAddress.ts"),
        request,
        form,
      );
      await graph.mutate(RemoveAddressDocument, { addressId });
      // One that is not there any more is as good as removed: the page shows what there is.
      throw redirect("/checkout/shipping/", 303);
    }
    // What stores the step is loaded with its first submit: the page itself only reads.
    const { submitShipping } = await codeOrPlainForm(import("~/checkout/shipping-submit.ts"), request, form);
    const messageOf = lateMessagesFor(request, graph);
    const result = await submitShipping(graph, values, { storefront: storefrontOf(request), messageOf });
    if ("answer" in result) return data(result.answer, { status: result.answer.shipperChanged ? 200 : 400 });
    forgetDrafts("shipping");
    throw redirect(result.next, 303);
  },
  typedFields((form, errors) => data(refuseShipping(readForm(form), errors), { status: 400 })),
);
export const action = submit;
export const clientAction = submit;

/** The second step: addresses and the way to ship (CHKS). */
export default function ShippingRoute({ loaderData: { cartId, editId } }: Route.ComponentProps) {
  const t = useCopy(shippingCopy);
  const [{ data: page }] = useCheckoutPageQuery({ variables: { step: "SHIPPING" } });
  // Who signs in or out in another tab finds nothing here of who was here before.
  const visitor = `${cartId} ${page?.session?.visitor.state}`;
  const answer = useCurrentAnswer(useActionData<typeof action>() ?? undefined, visitor);
  const [{ data: details }] = useShippingStepQuery({ variables: { cartId } });
  const preview = useShippingPreview(page?.session?.cart ?? null);
  if (!page?.session || !details) return null;
  const { session } = page;
  return (
    <CheckoutFrame
      session={session}
      step="SHIPPING"
      title={t.title}
      notices={session.cart && <CartNotices notices={session.cart.notices} />}
      summary={preview.cart && <CompactCart cart={preview.cart} />}
    >
      <Form method="post" id={removalForm} />
      <ShippingForm
        key={`${visitor} ${answer?.at ?? editId}`}
        session={session}
        preview={preview}
        details={details}
        editId={editId}
        answer={answer}
      />
    </CheckoutFrame>
  );
}
