import { data } from "react-router";
import { type RatingAnswer, RatingForm } from "~/catalogue/rating-form.tsx";
import { ratingCopy } from "~/catalogue/rating-copy.ts";
import { refusalOf } from "~/graph/failure.ts";
import { RatingInvitationDocument, useRatingInvitationQuery } from "~/graph/generated/RatingInvitation.ts";
import { SubmitReviewDocument } from "~/graph/generated/SubmitReview.ts";
import { defineLoad, defineSubmit } from "~/graph/load.ts";
import { typedFields } from "~/graph/typed-fields.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import { copyFor, useCopy } from "~/lib/copy.ts";
import { messagesFor } from "~/shell/messages.ts";
import { Container } from "~/ui/layout/layout.tsx";
import type { Route } from "./+types/rating";

const encOf = (request: Request): string => new URL(request.url).searchParams.get("enc") ?? "";

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, { query }) => {
  const encryptedData = encOf(request);
  const { decryptPieData } = await query(RatingInvitationDocument, { encryptedData });
  if (!decryptPieData) throw data(null, { status: 404, statusText: "Not Found" });
  return { encryptedData };
});
export const loader = load;
export const clientLoader = load;

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

/** The form again, with what is wrong with it. */
const refuse = (form: FormData, errors: RatingAnswer["errors"]): RatingAnswer => ({
  errors,
  values: {
    title: textOf(form, "title"),
    text: textOf(form, "text"),
    author: textOf(form, "author"),
    rating: textOf(form, "rating"),
  },
  attempt: Number(textOf(form, "attempt")) + 1,
});

const submit = defineSubmit(
  async ({ request }: Route.ActionArgs | Route.ClientActionArgs, form, graph): Promise<RatingAnswer> => {
    const t = copyFor(request, ratingCopy);
    const encryptedData = encOf(request);
    const { values } = refuse(form, {});
    const { decryptPieData } = await graph.query(RatingInvitationDocument, { encryptedData });
    if (!decryptPieData) throw data(null, { status: 404, statusText: "Not Found" });
    const { product } = decryptPieData;
    const review = { ...values, rating: Number(values.rating) || 0, productId: product.id, encryptedData };
    const { data: answer, error } = await graph.mutate(SubmitReviewDocument, { review });
    if (answer?.submitReview.successful) throw redirectWithToast(product.path, { key: t.thanks, severity: "success" });
    const { fields, message } = refusalOf(error, answer?.submitReview);
    return refuse(form, message === null ? fields : { ...fields, general: await messagesFor(request, graph)(message) });
  },
  typedFields((form, errors) => refuse(form, errors)),
);
export const action = submit;
export const clientAction = submit;

/** The rating page behind a link of an order mail (ROUTE-04, STATUS-10). */
export default function RatingRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useCopy(ratingCopy);
  const [{ data: answer }] = useRatingInvitationQuery({ variables: { encryptedData: loaderData.encryptedData } });
  const invitation = answer?.decryptPieData;
  if (!invitation) return null;
  return (
    <Container width="text">
      <title>{actionData ? `${t.errorTitle}: ${t.title}` : t.title}</title>
      <meta name="robots" content="noindex,follow" />
      <RatingForm product={invitation.product} author={invitation.author} answer={actionData} />
    </Container>
  );
}
