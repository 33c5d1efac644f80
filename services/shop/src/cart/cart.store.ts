import * as v from "valibot";
import type { Store } from "../platform/context.ts";
import { type Address, addressSchema } from "./address/address.types.ts";
import type { Queryable } from "../platform/database.ts";
import { type CartRow, cartRow } from "./cart.types.ts";
import { isId } from "./ids.ts";

/** Whose cart it is: a customer's (guests included), else a visitor's. */
export interface CartOwner {
  readonly store: Store;
  readonly userId: string | null;
  readonly customerId: string | null;
}

const idRow = v.object({ id: v.string() });
const numberRow = v.object({ number: v.number() });

/** Whether a visitor is known; ids that are no UUID are not. */
export async function isKnownUser(sql: Queryable, userId: string): Promise<boolean> {
  if (!isId(userId)) return false;
  const rows = await sql`select 1 from shop_user where id = ${userId}`;
  return rows.length > 0;
}

/** @param predecessorId id that the same visitor had before */
export async function insertUser(sql: Queryable, userId: string, predecessorId: string | null = null): Promise<void> {
  await sql`insert into shop_user (id, predecessor_id) values (${userId}, ${predecessorId})`;
}

/** The id of the owner's open cart in the store. */
export async function findOpenCart(sql: Queryable, { store, userId, customerId }: CartOwner): Promise<string | null> {
  const rows = v.parse(v.array(idRow), [
    ...(customerId === null
      ? await sql`
          select id from cart where user_id = ${userId} and customer_id is null and store = ${store}
            and submitted_at is null and merged_at is null`
      : await sql`
          select id from cart where customer_id = ${customerId} and store = ${store}
            and submitted_at is null and merged_at is null`),
  ]);
  return rows[0]?.id ?? null;
}

/**
 * Makes calls that give a visitor a cart, a new one or a lost guest's, wait for each other until the transaction ends. A row
 * of a cart that is to be locked, too, is locked before.
 */
export async function lockVisitorsCarts(sql: Queryable, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('carts of a visitor'), hashtext(${userId}))`;
}

/** Opens a cart; without effect when another call opened the owner's one at the same time. */
export async function insertCart(sql: Queryable, cartId: string, owner: CartOwner): Promise<void> {
  await sql`
    insert into cart (id, store, user_id, customer_id)
    values (${cartId}, ${owner.store}, ${owner.userId}, ${owner.customerId})
    on conflict do nothing`;
}

const cartColumns = (sql: Queryable) => sql`
  select id, store, user_id, customer_id, taken_from,
    submitted_at, submitted_by,
    merged_at, merged_into, billing_address_id, shipping_address_id,
    shipper, spedition_fields, payment_method,
    buyer_reference, order_reference, order_comment,
    shown_total_cents, order_number
  from cart`;

/** A cart by id, of any owner. */
export async function readCart(sql: Queryable, cartId: string): Promise<CartRow | null> {
  return v.parse(v.array(cartRow), [...(await sql`${cartColumns(sql)} where id = ${cartId}`)])[0] ?? null;
}

/** As {@link readCart}; locks the cart until the transaction ends. Lock several in order of id. */
export async function lockCart(sql: Queryable, cartId: string): Promise<CartRow | null> {
  return v.parse(v.array(cartRow), [...(await sql`${cartColumns(sql)} where id = ${cartId} for update`)])[0] ?? null;
}

/** Gives a cart to a customer; addresses that are not in the customer's book are taken off it. */
export async function assignCart(
  sql: Queryable,
  cartId: string,
  owner: Pick<CartOwner, "userId" | "customerId">,
): Promise<void> {
  await sql`
    update cart set customer_id = ${owner.customerId}, user_id = ${owner.userId},
      taken_from = case when customer_id is null then user_id else taken_from end,
      billing_address_id = (
        select id from address where id = billing_address_id and address.customer_id = ${owner.customerId}),
      shipping_address_id = (
        select id from address where id = shipping_address_id and address.customer_id = ${owner.customerId})
    where id = ${cartId}`;
}

/**
 * The open cart of a guest whom the visitor has lost: one that belongs to the visitor's id, or to the id that followed
 * it if the guest's token was never used, or used by nothing but the page that signed the guest in: one without an email
 * has typed nothing, and the cart shows the earlier id what it knew. Locked.
 */
export async function lockLostGuestCart(sql: Queryable, store: Store, userId: string): Promise<CartRow | null> {
  const [lost] = v.parse(v.array(idRow), [
    ...(await sql`
      select cart.id from cart join customer guest on guest.id = cart.customer_id and guest.is_guest
      join shop_user visitor on visitor.id = cart.user_id
      where cart.store = ${store} and cart.submitted_at is null and cart.merged_at is null
        and (visitor.id = ${userId} or visitor.predecessor_id = ${userId} and (guest.email is null or not exists (
          select 1 from customer_token token
          where token.customer_id = guest.id::text and token.used_at is not null)))
      order by cart.created_at desc limit 1`),
  ]);
  return lost === undefined ? null : lockCart(sql, lost.id);
}

/** Whether an id is a visitor's, or the one that they had before their last sign-in. */
export async function isSameVisitor(sql: Queryable, userId: string, earlierId: string): Promise<boolean> {
  if (!isId(userId)) return false;
  const rows = await sql`
    select from shop_user where id = ${userId} and (id = ${earlierId} or predecessor_id = ${earlierId})`;
  return rows.length > 0;
}

/**
 * Ids of open carts with goods that were begun with an id of the visitor within a minute after that id had been
 * followed by another: by calls that were on their way during the sign-in. Locked if requested.
 */
export async function findStrayCarts(
  sql: Queryable,
  store: Store,
  userId: string,
  lock: boolean,
): Promise<readonly string[]> {
  if (!isId(userId)) return [];
  const rows = v.parse(v.array(idRow), [
    ...(await sql`
      select late.id from cart late
      join shop_user successor on successor.predecessor_id = late.user_id
      where late.user_id in (
          select predecessor_id from shop_user where id = ${userId} and predecessor_id is not null
          union all select ${userId}::uuid)
        and late.store = ${store} and late.submitted_at is null and late.merged_at is null
        and (late.customer_id is null or exists (
          select from customer where customer.id = late.customer_id and customer.is_guest))
        and late.opened_at between successor.created_at and successor.created_at + interval '1 minute'
        and exists (select from cart_position where cart_id = late.id)
      order by late.id ${lock ? sql`for update of late` : sql``}`),
  ]);
  return rows.map(({ id }) => id);
}

/** Makes a guest's cart a visitor's; what the guest had chosen for the checkout is taken off it. */
export async function returnCart(sql: Queryable, cartId: string, userId: string): Promise<void> {
  await sql`
    update cart set customer_id = null, user_id = ${userId}, taken_from = null, opened_at = clock_timestamp(),
      billing_address_id = null, shipping_address_id = null, shipper = null, spedition_fields = '{}', payment_method = null, buyer_reference = null
    where id = ${cartId}`;
}

/** Closes a cart that another one has got the content of. */
export async function markMerged(sql: Queryable, cartId: string, into: string | null, moment: Date): Promise<void> {
  await sql`update cart set merged_at = ${moment}, merged_into = ${into} where id = ${cartId}`;
}

export async function markSubmitted(sql: Queryable, cartId: string, moment: Date): Promise<void> {
  await sql`update cart set submitted_at = ${moment} where id = ${cartId}`;
}

/** Stores in which browser a cart is being ordered. @param userId the visitor's id there */
export async function setSubmitter(sql: Queryable, cartId: string, userId: string | null): Promise<void> {
  await sql`update cart set submitted_by = ${userId} where id = ${cartId}`;
}

/** Stores the total that the shopper is looking at. */
export async function setShownTotal(sql: Queryable, cartId: string, cents: number): Promise<void> {
  await sql`update cart set shown_total_cents = ${cents} where id = ${cartId} and submitted_at is null`;
}

/** The number that the cart's order has or will have; taken from the sequence once. */
export async function takeOrderNumber(sql: Queryable, cartId: string): Promise<number> {
  const rows = v.parse(v.tuple([numberRow]), [
    ...(await sql`
      update cart set order_number = coalesce(order_number, nextval('order_number')::int) where id = ${cartId}
      returning order_number as number`),
  ]);
  return rows[0].number;
}

/** The addresses that a cart names, with the phone number of their customer. */
export async function readAddresses(sql: Queryable, ids: readonly string[]): Promise<Address[]> {
  if (ids.length === 0) return [];
  return v.parse(v.array(addressSchema), [
    ...(await sql`
      select address.id, kind, is_customer_address, is_packstation,
        address.salutation, address.first_name, address.last_name, address.company, street,
        addition, post_code, city, country, address.email, nullif(customer.phone, '') as phone
      from address join customer on customer.id = address.customer_id
      where address.id = any(${[...ids]}::uuid[])`),
  ]);
}
