import { data, redirect, useActionData } from "react-router";
import { CartNotices } from "~/cart/cart-notices.tsx";
import { CompactCart } from "~/cart/compact-cart.tsx";
import { CheckoutFrame } from "~/checkout/checkout-frame.tsx";
import { readForm } from "~/lib/form-values.ts";
import { requireAccess } from "~/checkout/gate.ts";
import { loginCopy } from "~/checkout/login-copy.ts";
import { loginIntentOf, refuseLogin } from "~/checkout/login-answer.ts";
import { LoginView } from "~/checkout/login-view.tsx";
import { CheckoutPageDocument, useCheckoutPageQuery } from "~/graph/generated/CheckoutPage.ts";
import { defineLoad, defineSubmit } from "~/graph/load.ts";
import { typedFields } from "~/graph/typed-fields.ts";
import { codeOrPlainForm } from "~/lib/code-or-plain-form.ts";
import { storefrontOf, useCopy } from "~/lib/copy.ts";
import { lateMessagesFor } from "~/shell/messages-late.ts";
import type { Route } from "./+types/login";

const load = defineLoad(async (_: Route.LoaderArgs | Route.ClientLoaderArgs, { refresh }) => {
  const { session } = await refresh(CheckoutPageDocument, { step: "LOGIN" });
  requireAccess(session?.checkout.access);
  return null;
});
export const loader = load;
export const clientLoader = load;

/** The form that was sent. @throws the response for one that is none of ours */
function sentForm(form: FormData) {
  const values = readForm(form);
  const intent = loginIntentOf(values);
  if (!intent) throw data(null, { status: 400, statusText: "Bad Request" });
  return { intent, values };
}

const submit = defineSubmit(
  async ({ request }: Route.ActionArgs | Route.ClientActionArgs, form, graph) => {
    const { intent, values } = sentForm(form);
    // What signs in is loaded with the first touch of a form: the page itself only reads.
    const { submitLogin } = await codeOrPlainForm(import("~/checkout/login-submit.ts"), request, form);
    const messageOf = lateMessagesFor(request, graph);
    const answer = await submitLogin(graph, intent, values, { storefront: storefrontOf(request), messageOf });
    if (answer) return data(answer, { status: 400 });
    throw redirect("/checkout/shipping/", 303);
  },
  typedFields((form, errors) => {
    const { intent, values } = sentForm(form);
    return data(refuseLogin(intent, values, errors), { status: 400 });
  }),
);
export const action = submit;
export const clientAction = submit;

/** The first step: as guest, signed in or with a new account (CHKL-02). */
export default function CheckoutLoginRoute() {
  const t = useCopy(loginCopy);
  const answer = useActionData<typeof action>();
  const [{ data: page }] = useCheckoutPageQuery({ variables: { step: "LOGIN" } });
  if (!page?.session) return null;
  return (
    <CheckoutFrame
      session={page.session}
      step="LOGIN"
      title={t.title}
      notices={page.session.cart && <CartNotices notices={page.session.cart.notices} />}
      summary={page.session.cart && <CompactCart cart={page.session.cart} />}
    >
      <LoginView key={answer?.at ?? 0} answer={answer} />
    </CheckoutFrame>
  );
}
