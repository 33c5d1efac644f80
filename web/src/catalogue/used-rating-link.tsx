import type { RatingInvitationQuery } from "../graph/generated/RatingInvitation.ts";
import { useCopy } from "../lib/copy.ts";
import { ButtonLink } from "../ui/button/button.tsx";
import { Stack } from "../ui/layout/layout.tsx";
import { SectionHeader } from "../ui/section-header/section-header.tsx";
import { ratingCopy } from "./rating-copy.ts";

interface UsedRatingLinkProps {
  readonly product: Pick<NonNullable<RatingInvitationQuery["decryptPieData"]>["product"], "name" | "path">;
}

/** In place of the form once a review came by its link: a link makes one (C-58). */
export function UsedRatingLink({ product }: UsedRatingLinkProps) {
  const t = useCopy(ratingCopy);
  return (
    <Stack gap={5}>
      <title>{t.usedTitle}</title>
      <SectionHeader level={1} title={t.usedTitle} lead={t.used(product.name)} />
      <div>
        <ButtonLink href={product.path}>{t.toProduct}</ButtonLink>
      </div>
    </Stack>
  );
}
