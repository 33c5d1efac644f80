import { useCopy } from "../../lib/copy.ts";
import { Button } from "../../ui/button/button.tsx";
import { SafeHtml } from "../safe-html/safe-html.tsx";
import { contentCopy } from "../copy.ts";
import type { BlockProps } from "./block.ts";
import { TeaserButton } from "./teaser-button.tsx";
import styles from "./teaser-layer.module.css";

/** A layer over the page that a button opens (CMS-05): conditions, a size table. Browsers open it without scripts. */
export function TeaserLayer({ teaser, attributes }: BlockProps) {
  const t = useCopy(contentCopy);
  const headline = attributes.text("headline") ?? teaser.name;
  const id = `layer-${teaser.id}`;
  return (
    <section className={styles.teaser}>
      <Button popoverTarget={id} scheme={attributes.scheme ?? "outline"}>
        {attributes.text("teaserButtonText") ?? headline}
      </Button>
      <div id={id} popover="auto" role="dialog" aria-labelledby={`${id}-title`} className={styles.layer}>
        <h2 id={`${id}-title`}>{headline}</h2>
        <SafeHtml id={`teaser-${teaser.id}`} html={attributes.text("teasercontent") ?? ""} shows={teaser} />
        <div className={styles.buttons}>
          <TeaserButton attributes={attributes} />
          <Button popoverTarget={id} popoverTargetAction="hide" scheme="outline">
            {t.close}
          </Button>
        </div>
      </div>
    </section>
  );
}
