import { useWishlistMarksQuery } from "../../graph/generated/WishlistMarks.ts";
import { useCopy } from "../../lib/copy.ts";
import { Button } from "../../ui/button/button.tsx";
import { Cluster, Stack } from "../../ui/layout/layout.tsx";
import { dialogsCopy } from "../dialogs-copy.ts";
import { nameOf } from "../entry-fields.tsx";
import { ChooseLists } from "../hearts/choose-lists.tsx";
import { heartText, listsWith } from "../hearts/heart-value.ts";
import { type Entry, useList } from "../list-context.ts";
import { Opener } from "../opener.tsx";
import { useWishlistFetcher } from "../use-wishlist-fetcher.ts";
import { wishlistCopy } from "../copy.ts";
import { DialogFrame } from "./dialog-frame.tsx";
import type { DialogProps } from "./list-options.tsx";

/** What can be done with an entry besides its row: other lists, another variant, comments (WISH-32). */
export function EntryDialog({ entry, ...frame }: DialogProps & { readonly entry: Entry }) {
  const t = useCopy(dialogsCopy);
  const page = useCopy(wishlistCopy);
  const { list, lists } = useList();
  const fetcher = useWishlistFetcher((answer) => {
    if (answer.kind === "done") frame.onClose();
  });
  const { product, itemId, quantity, externalId } = entry;
  const heart = { productId: product.id, itemId, quantity, name: nameOf(entry) };
  // Other tabs and people may have changed the lists; what the page was loaded with is shown until that is known.
  const [{ data }] = useWishlistMarksQuery({
    variables: { productIds: [product.id] },
    requestPolicy: import.meta.env.SSR ? "cache-first" : "cache-and-network",
  });
  const choices = lists.filter(({ isEditor }) => isEditor);
  const holding = data && listsWith(heart, data.wishlistMarks);
  return (
    <DialogFrame {...frame} title={t.entryTitle}>
      {list.isEditor && (
        <fetcher.Form method="post">
          <input type="hidden" name="choose" value={heartText(heart)} />
          <Stack gap={4}>
            {holding && <ChooseLists key={holding.join(" ")} name={heart.name} lists={choices} holding={holding} />}
            <Button type="submit" disabled={!holding} busyText={fetcher.state === "idle" ? undefined : t.saving}>
              {t.save}
            </Button>
          </Stack>
        </fetcher.Form>
      )}
      <Cluster gap={4}>
        {product.hasMultipleItems && list.isEditor && (
          <Opener dialog="variants" entryId={externalId}>
            {page.variant}
          </Opener>
        )}
        {list.isCommentator && (
          <Opener dialog="comments" entryId={externalId}>
            {page.comments}
          </Opener>
        )}
      </Cluster>
    </DialogFrame>
  );
}
