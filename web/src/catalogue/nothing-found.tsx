import { useCopy } from "../lib/copy.ts";
import { ButtonLink } from "../ui/button/button.tsx";
import { EmptyState } from "../ui/empty-state/empty-state.tsx";
import { SearchIcon } from "../ui/icon/shop-icons.tsx";
import { listingCopy } from "./listing-copy.ts";

interface NothingFoundProps {
  readonly isBeyondEnd: boolean;
  readonly clearHref: string | null;
  readonly firstHref: string;
}

/** Zero results with the next best step (ux 31): fewer filters only where there are some. */
export function NothingFound({ isBeyondEnd, clearHref, firstHref }: NothingFoundProps) {
  const t = useCopy(listingCopy);
  if (isBeyondEnd) return <NoTiles title={t.beyondEnd} href={firstHref} step={t.firstPage} />;
  if (clearHref === null) return <NoTiles title={t.empty} href="/" step={t.toHome} />;
  return <NoTiles title={t.nothingFound} text={t.nothingFoundHelp} href={clearHref} step={t.clearFilters} />;
}

function NoTiles(props: {
  readonly title: string;
  readonly text?: string;
  readonly href: string;
  readonly step: string;
}) {
  return (
    <EmptyState
      icon={<SearchIcon size={40} />}
      title={props.title}
      text={props.text}
      actions={<ButtonLink href={props.href}>{props.step}</ButtonLink>}
    />
  );
}
