import * as v from "valibot";
import type { Orderer } from "../../steps/orders.ts";
import type { OwnProduct } from "../../steps/shopper.ts";
import type { World } from "./row.ts";

const Tab = v.object({ externalId: v.string(), name: v.string(), entryCount: v.number(), isStandardList: v.boolean() });
const Entry = v.object({
  externalId: v.string(),
  itemId: v.nullable(v.string()),
  quantity: v.number(),
  comments: v.array(v.object({ comment: v.string() })),
});
const Opened = v.object({
  name: v.string(),
  description: v.string(),
  users: v.array(v.object({ right: v.string() })),
  invites: v.array(v.object({ shareData: v.string() })),
  entryPage: v.object({ entries: v.array(Entry) }),
});
const Lists = v.object({ getAllWishlists: v.array(Tab), opened: v.array(Opened) });
const Made = v.object({ createWishlist: v.object({ wishlist: v.object({ externalId: v.string() }) }) });
const Listed = v.object({ addProductToWishlist: v.object({ entryId: v.string() }) });
const Invited = v.object({ createWishlistInvite: v.object({ invite: v.object({ shareData: v.string() }) }) });

/** The lists of a visitor, and all of one. */
export async function listsOf(orderer: Orderer, listId: string | null = null) {
  const { getAllWishlists: all, opened } = v.parse(Lists, await orderer.ask("Wishlists", { listId }));
  const [open] = opened;
  if (open === undefined) throw new Error("No list is open");
  return { all, open, entries: open.entryPage.entries };
}

/** Makes a list with a product on it. */
export async function listWith(orderer: Orderer, product: OwnProduct, name = "Kollegium") {
  const made = v.parse(Made, await orderer.ask("CreateWishlist", { name, description: "" }));
  const listId = made.createWishlist.wishlist.externalId;
  return { listId, entryId: await putOn(orderer, product, listId) };
}

/** Puts a product on a list. @returns the entry's id */
export async function putOn(orderer: Orderer, { id, itemId }: OwnProduct, externalId = "merkzettel"): Promise<string> {
  // A visitor who is new gets their ids.
  await orderer.ask("PageSession");
  const entry = { productId: id, itemId, quantity: 1 };
  const listed = v.parse(Listed, await orderer.ask("AddToWishlist", { externalId, entry, productIds: [] }));
  return listed.addProductToWishlist.entryId;
}

/** Opens an account with a list, and shows that. */
export async function showOwnList({ orderer, shopper, open }: World) {
  const [, product] = await Promise.all([orderer.register(), shopper.newProduct()]);
  const made = await listWith(orderer, product);
  await open(`/myaccount/wishlist/?list=${made.listId}`);
  return { ...made, product, read: () => listsOf(orderer, made.listId) };
}

/** Invites to a list. @returns what the link holds */
export async function inviteTo(orderer: Orderer, externalId: string, right = "EDITOR"): Promise<string> {
  const made = v.parse(Invited, await orderer.ask("CreateWishlistInvite", { externalId, right, endsAt: null }));
  return made.createWishlistInvite.invite.shareData;
}

/** A list that another person is on, open with its people. */
export async function showSharedList(world: World) {
  const { orderer, shopper, open, page, another } = world;
  const [, product] = await Promise.all([orderer.register(), shopper.newProduct()]);
  const { listId } = await listWith(orderer, product);
  const shareData = await inviteTo(orderer, listId);
  const other = await another();
  await other.register();
  await other.ask("JoinWishlist", { shareData });
  await open(`/myaccount/wishlist/?list=${listId}`);
  await page.getByRole("link", { name: "Teilen" }).click();
  return { listId, other, dialog: page.getByRole("dialog"), read: () => listsOf(orderer, listId) };
}

/** Another person's list that the visitor is invited to. */
export async function invitedTo({ another, shopper, orderer }: World) {
  const other = await another();
  await Promise.all([other.register(), orderer.register()]);
  const { listId } = await listWith(other, await shopper.newProduct());
  const shareData = await inviteTo(other, listId);
  return { listId, shareData, path: `/myaccount/wishlist/?share_data=${encodeURIComponent(shareData)}` };
}
