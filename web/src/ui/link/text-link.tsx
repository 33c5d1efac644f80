import { cx } from "../cx.ts";
import { ArrowRightIcon } from "../icon/interface-icons.tsx";
import { Link } from "./link.tsx";
import type { LinkProps } from "./link.tsx";
import styles from "./text-link.module.css";

export interface TextLinkProps extends LinkProps {
  /** `quiet` takes the colour of the text around it and underlines on hover (footers, lists). */
  readonly quiet?: boolean | undefined;
  /** An arrow behind the text: "see all". */
  readonly arrow?: boolean | undefined;
}

/** A link that is on its own, outside a sentence. */
export function TextLink({ quiet, arrow, className, children, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} className={cx(styles.link, quiet === true && styles.quiet, className)}>
      {children}
      {arrow === true && <ArrowRightIcon size={18} className={styles.icon} />}
    </Link>
  );
}
