import { refusalText } from "../graph/failure.ts";
import { ChangeWishlistUserDocument } from "../graph/generated/ChangeWishlistUser.ts";
import { CreateWishlistInviteDocument } from "../graph/generated/CreateWishlistInvite.ts";
import { HandOverWishlistDocument } from "../graph/generated/HandOverWishlist.ts";
import { LeaveWishlistDocument } from "../graph/generated/LeaveWishlist.ts";
import { RemoveWishlistUserDocument } from "../graph/generated/RemoveWishlistUser.ts";
import { RevokeWishlistInviteDocument } from "../graph/generated/RevokeWishlistInvite.ts";
import { endOfDay } from "../lib/end-of-day.ts";
import type { WishlistForm } from "./forms.ts";
import { type Outcome, outcomeOf, type SubmitTools } from "./outcome.ts";

type SharingIntent = "invite" | "revoke" | "person" | "takeOff" | "handOver" | "leave";

/** Carries out a form of the dialog that shares a list (OP-M-55). */
export async function submitSharing(
  tools: SubmitTools,
  form: Extract<WishlistForm, { intent: SharingIntent }>,
): Promise<Outcome> {
  const { graph, t, d, messageOf } = tools;
  const { listId: externalId } = form;
  switch (form.intent) {
    case "invite": {
      const endsAt = form.endsAt === "" ? null : endOfDay(form.endsAt);
      const { data, error } = await graph.mutate(CreateWishlistInviteDocument, {
        externalId,
        right: form.right,
        endsAt,
      });
      const answer = data?.createWishlistInvite;
      return answer?.successful
        ? { kind: "done", text: d.linkMade, tone: "success" }
        : { kind: "failed", text: await messageOf(refusalText(error, answer)) };
    }
    case "revoke": {
      const answer = await graph.mutate(RevokeWishlistInviteDocument, { externalId, inviteId: form.inviteId });
      return outcomeOf(
        tools,
        answer,
        (data) => data.revokeWishlistInvite,
        () => d.revoked,
      );
    }
    case "person": {
      const { userId, right } = form;
      const answer = await graph.mutate(ChangeWishlistUserDocument, { externalId, userId, right });
      return outcomeOf(
        tools,
        answer,
        (data) => data.changeWishlistUser,
        () => t.saved,
      );
    }
    case "takeOff": {
      const answer = await graph.mutate(RemoveWishlistUserDocument, { externalId, userId: form.userId });
      return outcomeOf(
        tools,
        answer,
        (data) => data.removeWishlistUser,
        () => t.saved,
      );
    }
    case "handOver": {
      const answer = await graph.mutate(HandOverWishlistDocument, { externalId, userId: form.userId });
      return outcomeOf(
        tools,
        answer,
        (data) => data.handOverWishlist,
        () => t.saved,
      );
    }
    case "leave": {
      const answer = await graph.mutate(LeaveWishlistDocument, { externalId });
      const outcome = await outcomeOf(
        tools,
        answer,
        (data) => data.leaveWishlist,
        () => d.left(form.name),
      );
      return outcome.kind === "done" ? { ...outcome, goTo: "merkzettel" } : outcome;
    }
  }
}
