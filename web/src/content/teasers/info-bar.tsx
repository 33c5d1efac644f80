import { useCopy } from "../../lib/copy.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { CloseIcon } from "../../ui/icon/interface-icons.tsx";
import { Link } from "../../ui/link/link.tsx";
import { contentCopy } from "../copy.ts";
import { infoBarCookie } from "../info-bar-cookie.ts";
import type { BlockProps } from "./block.ts";
import { colours } from "./colours.ts";
import styles from "./info-bar.module.css";

/**
 * A notice at the lower edge of the window until the visitor dismisses it (CMS-09, CMS-24). Pages come from memory and
 * hold nothing of the visitor: the bar comes hidden, and scripts show it where its cookie is missing. It lies over the
 * page, so nothing shifts.
 */
export function InfoBar({ teaser, attributes }: BlockProps) {
  const t = useCopy(contentCopy);
  const anchor = attributes.anchor("link", "teaserLink");
  const words = attributes.text("teasercontent") ?? attributes.text("headline") ?? teaser.name;
  return (
    <aside
      className={styles.bar}
      aria-label={t.bar}
      data-info-bar={infoBarCookie(teaser.name)}
      {...colours(attributes)}
      hidden
      suppressHydrationWarning
    >
      <p>
        {words} {anchor && <Link {...anchor}>{attributes.text("buttonText") ?? t.open}</Link>}
      </p>
      <IconButton
        label={t.dismiss}
        icon={<CloseIcon size={20} />}
        size="small"
        className={styles.close}
        data-dismiss=""
      />
    </aside>
  );
}
