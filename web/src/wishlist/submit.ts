import * as v from "valibot";
import { refusalText } from "../graph/failure.ts";
import { AddCartToWishlistDocument } from "../graph/generated/AddCartToWishlist.ts";
import { AddTeaserWishlistToWishlistDocument } from "../graph/generated/AddTeaserWishlistToWishlist.ts";
import { AddWishlistCommentDocument } from "../graph/generated/AddWishlistComment.ts";
import { ChangeWishlistQuantityDocument } from "../graph/generated/ChangeWishlistQuantity.ts";
import { ConvertTeaserWishlistDocument } from "../graph/generated/ConvertTeaserWishlist.ts";
import { CreateWishlistDocument } from "../graph/generated/CreateWishlist.ts";
import { DeleteWishlistCommentDocument } from "../graph/generated/DeleteWishlistComment.ts";
import { DeleteWishlistDocument } from "../graph/generated/DeleteWishlist.ts";
import { ImportSharedWishlistDocument } from "../graph/generated/ImportSharedWishlist.ts";
import { JoinWishlistDocument } from "../graph/generated/JoinWishlist.ts";
import { RemoveFromWishlistDocument } from "../graph/generated/RemoveFromWishlist.ts";
import { ReplaceTeaserWishlistItemDocument } from "../graph/generated/ReplaceTeaserWishlistItem.ts";
import { ReplaceWishlistItemDocument } from "../graph/generated/ReplaceWishlistItem.ts";
import { RestoreWishlistEntryDocument } from "../graph/generated/RestoreWishlistEntry.ts";
import { SetStandardWishlistDocument } from "../graph/generated/SetStandardWishlist.ts";
import { editList } from "./edit-list.ts";
import { forms, type WishlistForm } from "./forms.ts";
import { allToCart, cartIdOf, entriesToCart, teaserToCart } from "./list-to-cart.ts";
import { type Outcome, outcomeOf, type SubmitTools } from "./outcome.ts";
import { submitSharing } from "./submit-sharing.ts";

const entryOf = (form: { readonly productId: string; readonly itemId: string; readonly quantity: number }) => ({
  productId: form.productId,
  itemId: form.itemId === "" ? null : form.itemId,
  quantity: form.quantity,
});

/** Carries out a form of the wish list; null for one that is none of ours. */
export async function submitWishlist(tools: SubmitTools, values: unknown): Promise<Outcome | null> {
  const form = v.safeParse(forms, values);
  return form.success ? carryOut(tools, form.output) : null;
}

async function carryOut(tools: SubmitTools, form: WishlistForm): Promise<Outcome> {
  const { graph, t, d } = tools;
  switch (form.intent) {
    case "quantity": {
      if (form.quantity === 0) return carryOut(tools, { ...form, intent: "remove" });
      const entry = { ...entryOf(form), entryId: form.entryId, version: form.version ?? null };
      const answer = await graph.mutate(ChangeWishlistQuantityDocument, { externalId: form.listId, entry });
      return outcomeOf(
        tools,
        answer,
        (data) => data.changeWishlistQuantity,
        () => null,
      );
    }
    case "remove": {
      const { listId: externalId, entryId, version } = form;
      const answer = await graph.mutate(RemoveFromWishlistDocument, { externalId, entryId, version });
      const outcome = await outcomeOf(
        tools,
        answer,
        (data) => data.removeProductFromWishlist,
        ({ wishlist }) => t.removed(form.name, wishlist?.name ?? t.title),
      );
      const emptied = outcome.change?.wishlist?.entryCount === 0 && externalId !== "merkzettel";
      return outcome.kind === "done" ? { ...outcome, emptied } : outcome;
    }
    case "restore": {
      const variables = { externalId: form.listId, entryId: form.entryId, entry: entryOf(form) };
      const answer = await graph.mutate(RestoreWishlistEntryDocument, variables);
      return outcomeOf(
        tools,
        answer,
        (data) => data.restoreWishlistEntry,
        () => t.restored(form.name),
      );
    }
    case "replace": {
      const { listId: externalId, entryId, version } = form;
      const variables = { externalId, entryId, version, entry: entryOf(form) };
      const answer = await graph.mutate(ReplaceWishlistItemDocument, variables);
      const outcome = await outcomeOf(
        tools,
        answer,
        (data) => data.replaceWishlistItem,
        () => t.saved,
      );
      return outcome.kind === "done" && form.toCart !== undefined
        ? entriesToCart(tools, [{ ...entryOf(form), entryId }])
        : outcome;
    }
    case "toCart":
      return entriesToCart(tools, [{ ...entryOf(form), entryId: form.entryId }]);
    case "allToCart":
      return allToCart(tools, form.listId);
    case "cartToList":
      return cartToList(tools, form.listId);
    case "create": {
      const answer = await graph.mutate(CreateWishlistDocument, { name: form.name, description: form.description });
      const outcome = await outcomeOf(
        tools,
        answer,
        (data) => data.createWishlist,
        () => d.created(form.name),
      );
      return { ...outcome, goTo: outcome.change?.wishlist?.externalId };
    }
    case "edit":
      return editList(tools, form);
    case "delete": {
      const answer = await graph.mutate(DeleteWishlistDocument, { externalId: form.listId, withEntries: true });
      const outcome = await outcomeOf(
        tools,
        answer,
        (data) => data.deleteWishlist,
        () => d.deleted(form.name),
      );
      return outcome.kind === "done" ? { ...outcome, goTo: "merkzettel" } : outcome;
    }
    case "standard": {
      const answer = await graph.mutate(SetStandardWishlistDocument, { externalId: form.listId });
      return outcomeOf(
        tools,
        answer,
        (data) => data.setStandardWishlist,
        () => t.saved,
      );
    }
    case "comment": {
      const { listId: externalId, entryId, comment } = form;
      const answer = await graph.mutate(AddWishlistCommentDocument, { externalId, entryId, comment });
      return outcomeOf(
        tools,
        answer,
        (data) => data.addWishlistComment,
        () => t.saved,
      );
    }
    case "deleteComment": {
      const variables = { externalId: form.listId, commentId: form.commentId };
      const answer = await graph.mutate(DeleteWishlistCommentDocument, variables);
      return outcomeOf(
        tools,
        answer,
        (data) => data.deleteWishlistComment,
        () => t.saved,
      );
    }
    case "join": {
      const answer = await graph.mutate(JoinWishlistDocument, { shareData: form.shareData });
      const outcome = await outcomeOf(
        tools,
        answer,
        (data) => data.joinWishlist,
        ({ wishlist }) => d.joined(wishlist?.name ?? ""),
      );
      return { ...outcome, goTo: outcome.change?.wishlist?.externalId };
    }
    case "import": {
      const variables = { shareData: form.shareData, name: form.name === "" ? null : form.name };
      const answer = await graph.mutate(ImportSharedWishlistDocument, variables);
      const outcome = await outcomeOf(
        tools,
        answer,
        (data) => data.importSharedWishlist,
        ({ wishlist }) => d.imported(wishlist?.name ?? t.title),
      );
      return { ...outcome, goTo: outcome.change?.wishlist?.externalId };
    }
    case "teaserReplace": {
      const { entryId: oldExternalId, quantity } = form;
      const itemId = form.itemId === "" ? "-" : form.itemId;
      const { data, error } = await graph.mutate(ReplaceTeaserWishlistItemDocument, {
        itemId,
        oldExternalId,
        quantity,
      });
      const answer = data?.replaceTeaserWishlistItem;
      if (answer?.successful && form.toCart !== undefined) return entriesToCart(tools, [entryOf(form)]);
      return answer?.successful
        ? { kind: "done", text: t.saved, tone: "success" }
        : { kind: "failed", text: await tools.messageOf(refusalText(error, answer)) };
    }
    case "teaserToCart":
      return teaserToCart(tools, form.teaserId);
    case "teaserToList": {
      const variables = {
        teaserWishlistId: form.teaserId,
        externalId: form.listId === "" ? "merkzettel" : form.listId,
      };
      const answer = await graph.mutate(AddTeaserWishlistToWishlistDocument, variables);
      return outcomeOf(
        tools,
        answer,
        (data) => data.addTeaserWishlistToWishlist,
        ({ wishlist }) => d.imported(wishlist?.name ?? t.title),
      );
    }
    case "teaserConvert": {
      const variables = { externalId: form.teaserId, name: form.name === "" ? null : form.name };
      const answer = await graph.mutate(ConvertTeaserWishlistDocument, variables);
      const outcome = await outcomeOf(
        tools,
        answer,
        (data) => data.convertTeaserWishlist,
        ({ wishlist }) => d.created(wishlist?.name ?? ""),
      );
      return { ...outcome, goTo: outcome.change?.wishlist?.externalId };
    }
    case "invite":
    case "revoke":
    case "person":
    case "takeOff":
    case "handOver":
    case "leave":
      return submitSharing(tools, form);
  }
}

/** Puts what the basket holds on a list, and states what did not fit (WISH-31). */
async function cartToList({ graph, t, messageOf }: SubmitTools, externalId: string): Promise<Outcome> {
  const cartId = await cartIdOf(graph);
  const { data, error } = await graph.mutate(AddCartToWishlistDocument, { cartId, externalId });
  const answer = data?.addCartToWishlist;
  if (!answer?.successful) return { kind: "failed", text: await messageOf(refusalText(error, answer)) };
  const notes = [...answer.variantsToChoose, ...answer.quantityChanged, ...answer.maxInCart];
  if (notes.length === 0) return { kind: "done", text: t.saved, tone: "success" };
  const words = notes.map(({ product, message }) => [product?.name, message].filter(Boolean).join(": "));
  return { kind: "done", text: words.join(" "), tone: "warning" };
}
