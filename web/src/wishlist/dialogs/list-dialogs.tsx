import { useNavigate } from "react-router";
import { afterChoice } from "../cart-results.ts";
import { type Opened, useList } from "../list-context.ts";
import { listHref } from "../list-url.ts";
import { CartDialog } from "./cart-dialog.tsx";
import { CommentsDialog } from "./comments-dialog.tsx";
import { CreateDialog, OptionsDialog, RemoveDialog } from "./list-options.tsx";
import { EntryDialog } from "./entry-dialog.tsx";
import { MinimumDialog } from "./minimum-dialog.tsx";
import { ShareDialog } from "./share-dialog.tsx";
import { VariantsDialog } from "./variants-dialog.tsx";

/** What is open over a list (WISH-10). */
export function ListDialogs({ opened }: { readonly opened: Opened }) {
  const { list, sort, page, isSignedIn, open } = useList();
  const navigate = useNavigate();
  const frame = {
    onClose: () => open(null),
    back: listHref({ listId: list.externalId, sort, page }),
  };
  const onPage = (entryId: string | null) => list.entryPage.entries.find(({ externalId }) => externalId === entryId);
  const entry = "entryId" in opened && onPage(opened.entryId);
  switch (opened.name) {
    case "create":
      return isSignedIn && <CreateDialog {...frame} />;
    case "options":
      return isSignedIn && <OptionsDialog {...frame} />;
    case "remove":
      return list.isAdmin && !list.isDefault && <RemoveDialog {...frame} />;
    case "share":
      return list.isAdmin && !list.isDefault && <ShareDialog {...frame} />;
    case "comments":
      return entry && <CommentsDialog key={entry.externalId} {...frame} entry={entry} />;
    case "entry":
      return entry && isSignedIn && entry.isSaleable && <EntryDialog key={entry.externalId} {...frame} entry={entry} />;
    case "variants": {
      if (!entry || !list.isEditor) return null;
      const { result } = opened;
      const chosen = { externalId: entry.externalId, productId: entry.product.id };
      return (
        <VariantsDialog
          key={entry.externalId}
          {...frame}
          entry={entry}
          listId={list.externalId}
          isForCart={result !== undefined}
          onCart={(latest) => open({ name: "cart", result: result ? afterChoice(result, chosen, latest) : latest })}
        />
      );
    }
    case "minimum":
      return entry && <MinimumDialog {...frame} entry={entry} />;
    case "cart":
      return (
        <CartDialog
          {...frame}
          result={opened.result}
          listId={list.externalId}
          // Who may not change the list chooses on the product's page.
          onChoose={
            list.isEditor
              ? (entryId) => {
                  open({ name: "variants", entryId, result: opened.result });
                  // The exceptions are of the whole list: behind the dialog the page that holds this one comes.
                  if (!onPage(entryId)) {
                    void navigate(listHref({ listId: list.externalId, sort, entryId }), { preventScrollReset: true });
                  }
                }
              : undefined
          }
        />
      );
  }
}
