import type { ComponentType } from "react";
import { asSent, sentPart } from "../../ui/late/sent-part.tsx";
import { usePageInstead } from "../../ui/late/use-page-instead.ts";
import type { TeaserDialogsProps } from "./teaser-dialogs.tsx";
import { teaserHref } from "./teaser-opened.ts";

const load = async () => (await import("./teaser-dialogs.tsx")).TeaserDialogs;

function PageOfDialog({ opened, listId, onOpen }: TeaserDialogsProps) {
  const shown = { options: "?show=options", variants: "entryId" in opened && `?entry=${opened.entryId}`, cart: "" };
  usePageInstead(`${teaserHref(listId)}${shown[opened.kind]}`, () => onOpen(null));
  return null;
}

/** What is open over a teaser list. The server has the dialogs from the start: without scripts they are parts of its page. */
export const LateTeaserDialogs: ComponentType<TeaserDialogsProps> = import.meta.env.SSR
  ? asSent(await load())
  : sentPart(load, PageOfDialog);
