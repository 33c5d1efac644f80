import { CloseIcon } from "../icon/interface-icons.tsx";
import { Link } from "../link/link.tsx";
import { useUiTexts } from "../texts/texts-provider.tsx";
import styles from "./chips.module.css";

export interface Chip {
  readonly id: string;
  readonly name: string;
  /** The page without this filter. */
  readonly removeHref: string;
}

/** Which filters are active; each is a link that removes it (ux 30). Renders nothing without any. */
export function Chips({
  chips,
  clearHref,
}: {
  readonly chips: readonly Chip[];
  /** The page without any of them; null where that is no more than removing the one chip. */
  readonly clearHref: string | null;
}) {
  const texts = useUiTexts();
  if (chips.length === 0 && clearHref === null) return null;
  return (
    <ul className={styles.list} aria-label={texts.activeFilters}>
      {chips.map((chip) => (
        <li key={chip.id}>
          <Link href={chip.removeHref} className={styles.chip} aria-label={texts.removeFilter(chip.name)}>
            {chip.name}
            <CloseIcon size={16} />
          </Link>
        </li>
      ))}
      {clearHref !== null && (
        <li>
          <Link href={clearHref} className={styles.clear}>
            {texts.clearFilters}
          </Link>
        </li>
      )}
    </ul>
  );
}
