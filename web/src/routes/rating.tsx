import { data } from "react-router";
import { checkRating } from "~/catalogue/rating-check.ts";
import { RatingForm } from "~/catalogue/rating-form.tsx";
import { UsedRatingLink } from "~/catalogue/used-rating-link.tsx";
import { ratingCopy } from "~/catalogue/rating-copy.ts";
import { refusalOf } from "~/graph/failure.ts";
import { RatingInvitationDocument, useRatingInvitationQuery } from "~/graph/generated/RatingInvitation.ts";
import { SubmitReviewDocument } from "~/graph/generated/SubmitReview.ts";
import { defineLoad, defineSubmit } from "~/graph/load.ts";
import { typedFields } from "~/graph/typed-fields.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import { copyFor } from "~/lib/copy.ts";
import { errorMapOf, general, hasErrors } from "~/lib/error-map.ts";
import { type FormAnswer, readForm, refuseForm } from "~/lib/form-values.ts";
import { trapField } from "~/lib/trap-field.ts";
import { messagesFor } from "~/shell/messages.ts";
import { Container } from "~/ui/layout/layout.tsx";
import type { Route } from "./+types/rating";

const encOf = (request: Request): string => new URL(request.url).searchParams.get("enc") ?? "";

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, { refresh }) => {
  const encryptedData = encOf(request);
  // Who comes back to it may have used it meanwhile.
  const { decryptPieData } = await refresh(RatingInvitationDocument, { encryptedData });
  if (!decryptPieData) throw data(null, { status: 404, statusText: "Not Found" });
  return { encryptedData };
});
export const loader = load;
export const clientLoader = load;

const submit = defineSubmit(
  async ({ request }: Route.ActionArgs | Route.ClientActionArgs, form, graph): Promise<FormAnswer> => {
    const t = copyFor(request, ratingCopy);
    const encryptedData = encOf(request);
    const values = readForm(form);
    const faults = checkRating(values, t);
    if (hasErrors(faults)) return refuseForm(values, faults);
    const { title = "", text = "", author = "", rating } = values;
    const { decryptPieData } = await graph.query(RatingInvitationDocument, { encryptedData });
    if (!decryptPieData) throw data(null, { status: 404, statusText: "Not Found" });
    const { product } = decryptPieData;
    const review = {
      title,
      text,
      author,
      rating: Number(rating),
      productId: product.id,
      encryptedData,
      honeypot: values[trapField] ?? "",
    };
    const { data: answer, error } = await graph.mutate(SubmitReviewDocument, { review });
    if (answer?.submitReview.successful) throw redirectWithToast(product.path, { key: t.thanks, severity: "success" });
    const { fields, message } = refusalOf(error, answer?.submitReview);
    const refusal = message === null ? fields : { ...fields, [general]: await messagesFor(request, graph)(message) };
    return refuseForm(values, errorMapOf(Object.entries(refusal)));
  },
  typedFields((form, errors) => refuseForm(readForm(form), errors)),
);
export const action = submit;
export const clientAction = submit;

/** The rating page behind a link of an order mail (ROUTE-04, STATUS-10). */
export default function RatingRoute({ loaderData, actionData }: Route.ComponentProps) {
  const [{ data: answer }] = useRatingInvitationQuery({ variables: { encryptedData: loaderData.encryptedData } });
  const invitation = answer?.decryptPieData;
  if (!invitation) return null;
  return (
    <Container width="text">
      {invitation.isUsed ? (
        <UsedRatingLink product={invitation.product} />
      ) : (
        <RatingForm
          key={actionData?.at ?? 0}
          product={invitation.product}
          author={invitation.author}
          answer={actionData}
        />
      )}
    </Container>
  );
}
