import { ButtonLink } from "../../ui/button/button.tsx";
import type { Attributes } from "../teaser-attributes.ts";

interface TeaserButtonProps {
  readonly attributes: Attributes;
  /** Names of the links that may be meant, the first one first. */
  readonly links?: readonly string[];
}

/** The button of a teaser in the scheme that operators chose (CMS-16, CMS-17); nothing without a link and words. */
export function TeaserButton({ attributes, links = ["teaserLink", "link"] }: TeaserButtonProps) {
  const anchor = attributes.anchor(...links);
  const words = attributes.text("teaserButtonText") ?? attributes.text("buttonText");
  if (!anchor || words === null) return null;
  return (
    <ButtonLink {...anchor} scheme={attributes.scheme ?? "secondary"}>
      {words}
    </ButtonLink>
  );
}
