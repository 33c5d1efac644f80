import { useCopy } from "../lib/copy.ts";
import { latePart } from "../lib/late-part.tsx";
import { copy } from "./copy.ts";
import styles from "./footer.module.css";
import { FramePart } from "./header/frame-part.tsx";

/** Region ids of the footer's grid (FOOT-08). */
export const footerPageId = "footer-vue";
export const checkoutFooterPageId = "footer-vue-checkout-shipping";

const LiveFooter = latePart(async () => (await import("./footer/live-footer.tsx")).LiveFooter);

/** The footer that operators keep: selling points, link sections, bottom bar (FOOT-01..13). */
export function Footer({ pageId }: { readonly pageId: string }) {
  const t = useCopy(copy);
  return (
    <FramePart
      as="footer"
      id={pageId}
      className={styles.footer}
      aria-label={t.footer}
      data-later="self"
      live={LiveFooter}
    />
  );
}
