import { useCopy } from "../../lib/copy.ts";
import { Button } from "../../ui/button/button.tsx";
import { dialogsCopy } from "../dialogs-copy.ts";
import { EntryFields, nameOf } from "../entry-fields.tsx";
import { type Entry, useList } from "../list-context.ts";
import { useWishlistFetcher } from "../use-wishlist-fetcher.ts";
import { DialogFrame } from "./dialog-frame.tsx";
import type { DialogProps } from "./list-options.tsx";

/** An entry of fewer pieces than are sold at once: whether the least may go into the basket (WISH-10). */
export function MinimumDialog({ entry, ...frame }: DialogProps & { readonly entry: Entry }) {
  const t = useCopy(dialogsCopy);
  const { list, open } = useList();
  const fetcher = useWishlistFetcher((answer) => {
    if (answer.kind === "cart") open({ name: "cart", result: answer.result });
  });
  const least = entry.soldItem.minimumOrderQuantity;
  return (
    <DialogFrame {...frame} title={t.minimumTitle}>
      <p>{t.minimumLead(nameOf(entry), least)}</p>
      <fetcher.Form method="post">
        <input type="hidden" name="intent" value="toCart" />
        <EntryFields listId={list.externalId} entry={entry} quantity={least} />
        <Button type="submit" wide busyText={fetcher.state === "idle" ? undefined : t.saving}>
          {t.minimumTake(least)}
        </Button>
      </fetcher.Form>
    </DialogFrame>
  );
}
