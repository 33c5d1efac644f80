import { useCopy } from "../../lib/copy.ts";
import { SafeHtml } from "../safe-html/safe-html.tsx";
import { SectionHeader } from "../../ui/section-header/section-header.tsx";
import { contentCopy } from "../copy.ts";
import type { BlockProps } from "./block.ts";
import styles from "./html-teasers.module.css";

/** HTML that operators wrote (CMS-04), built from the elements that texts need. */
export function Html({ attributes, headsPage, teaser }: BlockProps) {
  const headline = attributes.text("headline");
  return (
    <section className={styles.html}>
      {headline && <SectionHeader level={headsPage ? 1 : 2} title={headline} />}
      <SafeHtml id={`teaser-${teaser.id}`} html={attributes.text("teasercontent") ?? ""} shows={teaser} />
    </section>
  );
}

/** The same in a box, whose pictures zoom (CMS-26); in the variant `more` its text is folded until it is asked for (CMS-25). */
export function HtmlBox({ attributes, headsPage, teaser }: BlockProps) {
  const t = useCopy(contentCopy);
  const headline = attributes.text("headline");
  const content = (
    <SafeHtml id={`teaser-${teaser.id}`} html={attributes.text("teasercontent") ?? ""} shows={teaser} zooms />
  );
  return (
    <section className={`${styles.html} ${styles.box}`}>
      {headline && <SectionHeader level={headsPage ? 1 : 2} title={headline} />}
      {attributes.choice("variant", ["more"]) === null ? (
        content
      ) : (
        <details className={styles.more}>
          <summary>
            <span className={styles.whenClosed}>{attributes.text("tabText") ?? t.more}</span>
            <span className={styles.whenOpen}>{t.less}</span>
          </summary>
          {content}
        </details>
      )}
    </section>
  );
}
