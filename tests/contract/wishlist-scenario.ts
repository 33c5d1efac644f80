import * as v from "valibot";
import type { Take } from "./take.ts";

/** An item that can be bought. */
interface ChosenItem {
  readonly productId: string;
  readonly itemId: string;
  readonly quantity: number;
}

const SessionCart = v.object({ session: v.object({ cartId: v.string() }) });
const Made = v.object({ createWishlist: v.object({ wishlist: v.object({ externalId: v.string() }) }) });
const Added = v.object({ addProductToWishlist: v.object({ entryId: v.string() }) });
const Opened = v.object({
  opened: v.tuple([
    v.object({
      users: v.array(v.object({ externalId: v.string(), isCaller: v.boolean(), right: v.string() })),
      entryPage: v.object({
        entries: v.array(v.object({ comments: v.array(v.object({ externalId: v.string() })) })),
      }),
    }),
  ]),
});
const Invited = v.object({
  createWishlistInvite: v.object({ invite: v.object({ externalId: v.string(), shareData: v.string() }) }),
});
const Teasers = v.object({ getTeaserWishlists: v.array(v.object({ externalId: v.string() })) });
const Teaser = v.object({
  getWishlistFromTeaserId: v.object({
    entries: v.array(
      v.object({
        externalId: v.string(),
        quantity: v.number(),
        product: v.object({ id: v.string() }),
        soldItem: v.object({ itemId: v.string() }),
      }),
    ),
  }),
});

/** Two people with one list: what the pages of wish lists send. */
export async function playWishlists(
  owner: Take,
  guest: Take,
  { productId, itemId, quantity }: ChosenItem,
): Promise<void> {
  const customer = { password: "kreide-2026", firstName: "Carla", lastName: "Muster" };
  await owner("RegisterCustomer", { customer: { ...customer, email: "carla.liste@example.org" } });
  await guest("RegisterCustomer", {
    customer: { ...customer, firstName: "Gustav", email: "gustav.liste@example.org" },
  });
  const product = { productId, itemId };
  const entry = { ...product, quantity };
  const productIds = [productId];
  const made = v.parse(Made, await owner("CreateWishlist", { name: "Klasse 3b", description: "Bis Mai" }));
  const { externalId } = made.createWishlist.wishlist;
  const added = v.parse(Added, await owner("AddToWishlist", { externalId, entry, productIds }));
  const { entryId } = added.addProductToWishlist;
  await owner("WishlistMarks", { productIds });
  await owner("ChooseWishlists", { entry, addTo: ["merkzettel"], removeFrom: [], productIds });
  await owner("RenameWishlist", { externalId, name: "Klasse 3c", version: 0 });
  await owner("DescribeWishlist", { externalId, description: "Bis Juni" });
  await owner("SetStandardWishlist", { externalId });
  await owner("ChangeWishlistQuantity", { externalId, entry: { ...product, entryId, quantity: quantity + 1 } });
  await owner("WishlistVariants", { productId });
  await owner("ReplaceWishlistItem", { externalId, entryId, entry: { productId, quantity } });
  await owner("AddWishlistComment", { externalId, entryId, comment: "Für den Kunstunterricht" });
  await owner("WishlistComments", { wishlistId: externalId });
  await owner("RemoveFromWishlist", { externalId, entryId });
  await owner("RestoreWishlistEntry", { externalId, entryId, entry });
  await share(owner, guest, externalId);
  await owner("WishlistsEssentials");
  const read = v.parse(Opened, await owner("Wishlists", { listId: externalId })).opened[0];
  const commentId = read.entryPage.entries[0]?.comments[0]?.externalId;
  await owner("DeleteWishlistComment", { externalId, commentId });
  const { cartId } = v.parse(SessionCart, await owner("PageSession")).session;
  await owner("AddListToCart", { teaserWishlist: [{ ...entry, entryId }], cartId });
  await owner("AddCartToWishlist", { cartId, externalId: "merkzettel" });
  await owner("RemoveFromMerkzettel", { entry: product, productIds });
  await owner("WishlistContents", { listId: externalId });
  await owner("RemoveFromWishlists", { entry: product, productIds });
  await choose(owner);
  await owner("DeleteWishlist", { externalId, withEntries: true });
}

async function share(owner: Take, guest: Take, externalId: string): Promise<void> {
  const invited = v.parse(Invited, await owner("CreateWishlistInvite", { externalId, right: "EDITOR" }));
  const { invite } = invited.createWishlistInvite;
  const { shareData } = invite;
  await guest("SharedWishlist", { shareData });
  await guest("ImportSharedWishlist", { shareData, name: "Abgeschrieben" });
  await guest("JoinWishlist", { shareData });
  const users = async () => {
    return v.parse(Opened, await owner("Wishlists", { listId: externalId })).opened[0].users;
  };
  const userId = (await users()).find(({ isCaller }) => !isCaller)?.externalId;
  await owner("ChangeWishlistUser", { externalId, userId, right: "ADMIN" });
  await owner("HandOverWishlist", { externalId, userId });
  const own = (await users()).find(({ isCaller }) => isCaller)?.externalId;
  await guest("HandOverWishlist", { externalId, userId: own });
  await guest("LeaveWishlist", { externalId });
  await guest("JoinWishlist", { shareData });
  const back = (await users()).find(({ isCaller }) => !isCaller)?.externalId;
  await owner("RemoveWishlistUser", { externalId, userId: back });
  await owner("RevokeWishlistInvite", { externalId, inviteId: invite.externalId });
}

async function choose(owner: Take): Promise<void> {
  const { getTeaserWishlists } = v.parse(Teasers, await owner("TeaserWishlists"));
  const externalId = getTeaserWishlists[0]?.externalId ?? "";
  const teaser = v.parse(Teaser, await owner("TeaserWishlist", { externalId })).getWishlistFromTeaserId;
  const first = teaser.entries[0];
  if (first === undefined) throw new Error(`The teaser list ${externalId} is empty`);
  const { itemId } = first.soldItem;
  await owner("TeaserTotals", { itemId, productId: first.product.id, quantity: first.quantity });
  await owner("ReplaceTeaserWishlistItem", { itemId, oldExternalId: first.externalId, quantity: first.quantity });
  await owner("ConvertTeaserWishlist", { externalId, name: "Für Mia" });
  await owner("AddTeaserWishlistToWishlist", { teaserWishlistId: externalId, externalId: "merkzettel" });
}
