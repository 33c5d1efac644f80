import { ProductCard } from "~/catalogue/product-card.tsx";
import { contactCopy } from "~/content/contact/contact-copy.ts";
import { ContactForm } from "~/content/contact/contact-form.tsx";
import { submitContact } from "~/content/contact/contact-submit.ts";
import { ContentPage } from "~/content/content-page.tsx";
import { contentHead } from "~/content/content-head.ts";
import { loadPage } from "~/content/page.ts";
import { ContactFormDataDocument } from "~/graph/generated/ContactFormData.ts";
import { usePageDetailsQuery } from "~/graph/generated/PageDetails.ts";
import { defineLoad, defineSubmit } from "~/graph/load.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import { typedFields } from "~/graph/typed-fields.ts";
import { copyFor } from "~/lib/copy.ts";
import { readForm, refuseForm } from "~/lib/form-values.ts";
import { describePage } from "~/lib/page-head.ts";
import { messagesFor } from "~/shell/messages.ts";
import { OutdatedNotice } from "~/shell/outdated-notice.tsx";
import type { Route } from "./+types/contact";

const path = "/service/kontakt/";

const load = defineLoad(async ({ request, context }: Route.LoaderArgs | Route.ClientLoaderArgs, graph) => {
  const orderId = new URL(request.url).searchParams.get("orderId")?.trim() ?? "";
  const [page, order] = await Promise.all([
    loadPage(graph, path),
    // The form is the same without an order that is not the visitor's.
    orderId === "" ? null : graph.optional(ContactFormDataDocument, { orderId }),
  ]);
  if (import.meta.env.SSR) describePage(context, contentHead(page));
  return { known: order?.getContactFormData ?? null };
});
export const loader = load;
export const clientLoader = load;

const submit = defineSubmit(
  async ({ request }: Route.ActionArgs | Route.ClientActionArgs, form, graph) => {
    const answer = await submitContact(request, form, graph, messagesFor(request, graph));
    if (!answer) throw redirectWithToast(path, { key: copyFor(request, contactCopy).sent, severity: "success" });
    return answer;
  },
  typedFields((form, errors) => refuseForm(readForm(form), errors)),
);
export const action = submit;
export const clientAction = submit;

/** How to reach the shop, as operators wrote it, with the contact form (CMS-10); `orderId` fills it in (SERV-03). */
export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps) {
  const [{ data, extensions }] = usePageDetailsQuery({ variables: { url: path } });
  const page = data?.getPageDetailsByUrl;
  if (!page) return null;
  return (
    <ContentPage
      page={page}
      product={ProductCard}
      notice={<OutdatedNotice extensions={extensions} />}
      form={
        <ContactForm
          key={`${actionData?.at ?? 0} ${loaderData.known?.reference ?? ""}`}
          answer={actionData}
          known={loaderData.known}
          title={page.seo?.title ?? "Chalkbox"}
        />
      }
    />
  );
}
