import { useCopy } from "../../lib/copy.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { SectionHeader } from "../../ui/section-header/section-header.tsx";
import { contentCopy } from "../copy.ts";
import type { BlockProps } from "./block.ts";
import styles from "./form-teaser.module.css";

/** Where the form stands that other pages lead to. */
const formPath = "/service/kontakt/";

/** A form (CMS-10): the page's own, or the way to the page that has it. */
export function FormTeaser({ teaser, attributes, headsPage, form }: BlockProps) {
  const t = useCopy(contentCopy);
  return (
    <section className={styles.form} id="form">
      <SectionHeader
        level={headsPage ? 1 : 2}
        title={attributes.text("headline") ?? teaser.name}
        lead={attributes.text("teasercontent") ?? undefined}
      />
      {form ?? (
        <p>
          <ButtonLink href={`${formPath}#form`} scheme={attributes.scheme}>
            {attributes.text("buttonText") ?? t.toForm}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
