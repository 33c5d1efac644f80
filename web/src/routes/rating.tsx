import { data } from "react-router";
import { type RatingAnswer, RatingForm } from "~/catalogue/rating-form.tsx";
import { ratingCopy } from "~/catalogue/rating-copy.ts";
import { RatingInvitationDocument, useRatingInvitationQuery } from "~/graph/generated/RatingInvitation.ts";
import { SubmitReviewDocument } from "~/graph/generated/SubmitReview.ts";
import { defineLoad, defineSubmit } from "~/graph/load.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import { copyFor, useCopy } from "~/lib/copy.ts";
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

const submit = defineSubmit(
  async ({ request }: Route.ActionArgs | Route.ClientActionArgs, form, { query, mutate }): Promise<RatingAnswer> => {
    const t = copyFor(request, ratingCopy);
    const encryptedData = encOf(request);
    const values = {
      title: textOf(form, "title"),
      text: textOf(form, "text"),
      author: textOf(form, "author"),
      rating: textOf(form, "rating"),
    };
    const attempt = Number(textOf(form, "attempt")) + 1;
    const { decryptPieData } = await query(RatingInvitationDocument, { encryptedData });
    if (!decryptPieData) throw data(null, { status: 404, statusText: "Not Found" });
    const { product } = decryptPieData;
    const review = { ...values, rating: Number(values.rating) || 0, productId: product.id, encryptedData };
    const { data: answer } = await mutate(SubmitReviewDocument, { review });
    if (answer?.submitReview.successful) throw redirectWithToast(product.path, { key: t.thanks, severity: "success" });
    const errors = Object.fromEntries(
      (answer?.submitReview.fieldErrors ?? []).map(({ fieldName, errorMessage }) => [fieldName, errorMessage]),
    );
    const general =
      answer?.submitReview.generalErrorMessage ?? (answer && Object.keys(errors).length > 0 ? null : t.failed);
    return { errors: general ? { ...errors, general } : errors, values, attempt };
  },
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
