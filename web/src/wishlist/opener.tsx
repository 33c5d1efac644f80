import type { MouseEvent } from "react";
import { ButtonLink } from "../ui/button/button.tsx";
import { useList } from "./list-context.ts";
import { type DialogName, listHref } from "./list-url.ts";

interface OpenerProps {
  readonly dialog: DialogName;
  readonly entryId?: string | undefined;
  readonly scheme?: "link" | "outline" | "secondary" | undefined;
  /** The name where the word alone says too little. */
  readonly label?: string | undefined;
  readonly children: React.ReactNode;
}

/** Opens a dialog in place; without scripts its page. */
export function Opener({ dialog, entryId, scheme = "link", label, children }: OpenerProps) {
  const { list, sort, page, open } = useList();
  const openHere = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open({ name: dialog, entryId: entryId ?? null });
  };
  return (
    <ButtonLink
      href={listHref({ listId: list.externalId, sort, page, show: dialog, entryId: entryId ?? null })}
      scheme={scheme}
      size="small"
      aria-haspopup="dialog"
      aria-label={label}
      data-print="no"
      onClick={openHere}
    >
      {children}
    </ButtonLink>
  );
}
