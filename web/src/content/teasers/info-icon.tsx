import { useCopy } from "../../lib/copy.ts";
import { contentCopy } from "../copy.ts";
import type { Attributes } from "../teaser-attributes.ts";
import styles from "./info-icon.module.css";

const drawings = {
  infoIcon: "M12 11v6M12 7.5v.01",
  starIcon: "M12 5.5l2 4.2 4.6.6-3.4 3.2.9 4.6-4.1-2.3-4.1 2.3.9-4.6-3.4-3.2 4.6-.6z",
} as const;

/**
 * A sign in a corner of a picture whose text opens by a press, without scripts too (CMS-16). As a feature tooltip its
 * text shows itself once per browser session (CMS-29).
 */
export function InfoIcon({ attributes, id }: { readonly attributes: Attributes; readonly id: string }) {
  const t = useCopy(contentCopy);
  const text = attributes.text("bildunterschriftInfoIconText");
  const place = attributes.choice("positionInfoIcon", ["topleft", "topright"]);
  if (text === null || place === null) return null;
  const kind = attributes.choice("iconType", ["infoIcon", "starIcon"]) ?? "infoIcon";
  return (
    <div className={styles.corner} data-place={place}>
      <button type="button" className={styles.icon} popoverTarget={`info-${id}`} aria-label={t.info} data-icon={kind}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden focusable="false">
          <path d={drawings[kind]} />
        </svg>
      </button>
      <p id={`info-${id}`} popover="auto" className={styles.text} data-feature-tooltip={id}>
        {text}
      </p>
    </div>
  );
}
