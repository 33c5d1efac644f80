import { useEffect, useId, useRef } from "react";
import { useCopy } from "../../lib/copy.ts";
import { SearchIcon } from "../../ui/icon/shop-icons.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { assistCopy } from "./copy.ts";
import type { Entry, Group } from "./entries.ts";
import { hitsAddress } from "./search-target.ts";
import { Marked } from "./marked.tsx";
import styles from "./suggestion-list.module.css";

export const listId = "search-suggestions";
export const entryId = (index: number): string => `search-suggestion-${index}`;

interface SuggestionListProps {
  readonly groups: readonly Group[];
  readonly typed: string;
  /** The line that the arrows are on; -1 for none. */
  readonly active: number;
  readonly onChoose: (index: number) => void;
  readonly onForget: () => void;
}

/** The list below the search box; the focus stays in the box. */
export function SuggestionList({ groups, typed, active, onChoose, onForget }: SuggestionListProps) {
  const t = useCopy(assistCopy);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0) list.current?.querySelector(`#${entryId(active)}`)?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const firstOf = (place: number) => groups.slice(0, place).reduce((sum, { entries }) => sum + entries.length, 0);
  const count = firstOf(groups.length);
  return (
    <>
      <VisuallyHidden>
        <p role="status">{count > 0 ? t.count(count) : t.none}</p>
      </VisuallyHidden>
      {count > 0 && (
        <div className={styles.panel}>
          <div ref={list} id={listId} role="listbox" aria-label={t.list} className={styles.list}>
            {groups.map(({ title, entries }, place) => (
              <Lines
                key={title}
                title={t[title]}
                entries={entries}
                first={firstOf(place)}
                active={active}
                typed={typed}
                onChoose={onChoose}
              />
            ))}
          </div>
          {groups.some(({ title }) => title === "last") && (
            <button type="button" className={styles.forget} onClick={onForget}>
              {t.forget}
            </button>
          )}
        </div>
      )}
    </>
  );
}

interface LinesProps extends Pick<SuggestionListProps, "active" | "typed" | "onChoose"> {
  readonly title: string;
  readonly entries: readonly Entry[];
  /** Place of the first line in the whole list. */
  readonly first: number;
}

function Lines({ title, entries, first, active, typed, onChoose }: LinesProps) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId}>
      <p id={titleId} role="presentation" className={styles.title}>
        {title}
      </p>
      {entries.map((entry, place) => {
        const index = first + place;
        return (
          <a
            key={`${entry.kind} ${entry.text} ${place}`}
            id={entryId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            href={
              entry.kind === "query" ? hitsAddress(entry.text, { searchQuery: entry.text, filters: [] }) : entry.href
            }
            className={styles.line}
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              onChoose(index);
            }}
          >
            <Line entry={entry} typed={typed} />
          </a>
        );
      })}
    </div>
  );
}

function Line({ entry, typed }: { readonly entry: Entry; readonly typed: string }) {
  const t = useCopy(assistCopy);
  const name = (
    <span className={styles.name}>
      <Marked text={entry.text} typed={typed} />
    </span>
  );
  if (entry.kind === "query") {
    return (
      <>
        <SearchIcon size={16} />
        {name}
      </>
    );
  }
  if (entry.kind === "page") {
    return (
      <>
        {name}
        {entry.within !== undefined && <span className={styles.within}>{entry.within}</span>}
      </>
    );
  }
  const { image, tilePrice, priceHeldUntil } = entry.product;
  return (
    <>
      {image && (
        <Picture src={image.src} alt="" width={image.width} height={image.height} className={styles.picture} eager />
      )}
      {name}
      <span className={styles.price} data-price-until={priceHeldUntil ?? ""}>
        {tilePrice.startFromFlag && `${t.from} `}
        {tilePrice.currentPrice}
      </span>
    </>
  );
}
