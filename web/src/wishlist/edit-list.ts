import { DescribeWishlistDocument } from "../graph/generated/DescribeWishlist.ts";
import { RenameWishlistDocument } from "../graph/generated/RenameWishlist.ts";
import type { WishlistForm } from "./forms.ts";
import { type Outcome, outcomeOf, type SubmitTools } from "./outcome.ts";

/** Renames and describes a list; what someone else has changed meanwhile is not lost (OP-M-52). */
export async function editList(
  tools: SubmitTools,
  { listId: externalId, name, description, version }: Extract<WishlistForm, { intent: "edit" }>,
): Promise<Outcome> {
  const { graph, t } = tools;
  let latest = version;
  // The default list keeps its name: its form has none.
  if (name !== "" || externalId !== "merkzettel") {
    const renaming = await graph.mutate(RenameWishlistDocument, { externalId, name, version });
    const renamed = await outcomeOf(
      tools,
      renaming,
      (data) => data.renameWishlist,
      () => null,
    );
    if (renamed.kind !== "done") return renamed;
    latest = renamed.change?.wishlist?.version;
  }
  const describing = await graph.mutate(DescribeWishlistDocument, { externalId, description, version: latest });
  return outcomeOf(
    tools,
    describing,
    (data) => data.describeWishlist,
    () => t.saved,
  );
}
