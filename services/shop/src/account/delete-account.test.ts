import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { insertAccount, newAccount } from "../../test/accounts.ts";
import { writeAssortment } from "../../test/checkout-fixture.ts";
import { devicesAt, password } from "../../test/devices.ts";
import { mailsTo } from "../../test/mails.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { goodAddress, Shopper } from "../../test/shopper.ts";

const database = await startTestDatabase();
const { shopper, signIn } = devicesAt(database);
beforeAll(() => writeAssortment(database));

const remove = (currentPassword: string) => `deleteCurrentCustomerAccount(currentPassword: "${currentPassword}")`;
const tables = v.array(v.object({ tableName: v.string() }));

/** Names of the tables that hold a text anywhere. */
async function tablesWith(text: string): Promise<readonly string[]> {
  const names = await database.write`
    select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`;
  const found: string[] = [];
  for (const { tableName } of v.parse(tables, [...names])) {
    const [row] = await database.write`
      select 1 from ${database.write(tableName)} each where each::text ilike ${`%${text}%`} limit 1`;
    if (row !== undefined) found.push(tableName);
  }
  return found.toSorted();
}

describe("deleting an account (ACC-03, OP-M-29)", () => {
  it("leaves nothing personal but what the law requires of orders", async () => {
    const mark = `zz${randomUUID().replaceAll(/[^a-f]/g, "")}q`;
    const email = `${mark}@example.org`;
    const anna = await newAccount(database, { email, first_name: mark, phone: "030 7654321" });
    await anna.add(1_001);
    await database.write`
      insert into voucher (code, kind, name_de, name_en, percent_basis_points, max_per_customer)
      values ('ERASED', 'percentage', 'E', 'E', 100, 1)`;
    await anna.update([{ voucherOp: { addVoucher: { code: "ERASED" } } }]);
    await anna.chooseAddress({
      salutation: "MS",
      firstName: mark,
      lastName: "Beispiel",
      streetAndHouseNr: "Invalidenstraße 43",
      postCode: "10115",
      city: "Berlin",
      country: "DE",
    });
    await anna.choosePayment("INVOICE");
    const { orderId } = await anna.submit();
    expect(orderId).not.toBeNull();
    const old = await anna.chooseAddress({ ...goodAddress, firstName: mark });
    await anna.change(`deleteAddress(addressId: "${old}")`);
    await anna.change(`updateEmail(email: "new-${email}", currentPassword: "${password}")`);
    await database.write`
      insert into newsletter_request (email, store, language, requested_at) values (${email}, 'de', 'de-DE', now())`;
    await database.write`
      insert into prime_waiting (email, store, language, requested_at) values (${email}, 'de', 'de-DE', now())`;
    expect(await tablesWith(mark)).toEqual(
      expect.arrayContaining([
        "account_link",
        "address",
        "customer",
        "mail_outbox",
        "newsletter_request",
        "prime_waiting",
        "removed_address",
        "shop_order",
        "voucher_redemption",
      ]),
    );

    expect(await anna.change(remove("wrong"))).toMatchObject({
      successful: false,
      fieldErrors: [{ fieldName: "currentPassword" }],
    });
    expect((await anna.change(remove(password))).successful).toBe(true);
    // The one mail that is on its way reports it to the address that the account had (C-106).
    expect((await mailsTo(database, email)).map(({ subject }) => subject)).toEqual(["Ihr Konto ist gelöscht"]);
    await database.write`delete from mail_outbox where message->>'to' = ${email}`;
    expect(await tablesWith(mark)).toEqual(["shop_order"]);
    expect(await tablesWith("030 7654321")).toEqual(["shop_order"]);
    expect((await signIn(await shopper(), email, password)).successfull).toBe(false);
  });

  it("hands lists that others are on to the one of the highest right who has been there longest; the rest goes", async () => {
    const owner = await insertAccount(database);
    const [commentator, late, eldest] = [
      await insertAccount(database),
      await insertAccount(database),
      await insertAccount(database),
    ];
    const ids = { shared: randomUUID(), alone: randomUUID(), merkzettel: randomUUID() };
    await database.write`
      insert into wishlist (id, customer_id, name, is_default, created_at) values
        (${ids.shared}, ${owner.customerId}, 'Kollegium', false, now()),
        (${ids.alone}, ${owner.customerId}, 'Allein', false, now()),
        (${ids.merkzettel}, ${owner.customerId}, 'Merkzettel', true, now())`;
    const joined = [
      [commentator, "commentator", "2026-01-01"],
      [late, "admin", "2026-03-01"],
      [eldest, "admin", "2026-02-01"],
    ] as const;
    for (const [{ customerId }, right, day] of joined) {
      await database.write`
        insert into wishlist_member (id, wishlist_id, customer_id, "right", joined_at)
        values (${randomUUID()}, ${ids.shared}, ${customerId}, ${right}, ${day}::date)`;
    }
    const leaving = new Shopper(database);
    leaving.caller = { userId: null, customer: { customerId: owner.customerId, isGuest: false }, tokenFault: null };
    expect((await leaving.change(remove(password))).successful).toBe(true);
    const left = await database.write`
      select id, customer_id from wishlist where id = any(${Object.values(ids)}::uuid[])`;
    expect([...left]).toEqual([{ id: ids.shared, customerId: eldest.customerId }]);
    const members = await database.write`
      select customer_id from wishlist_member where wishlist_id = ${ids.shared} order by joined_at`;
    expect(members.map(({ customerId }) => customerId)).toEqual([commentator.customerId, late.customerId]);
  });

  it("takes what was written and removed on others' lists along, and nothing of theirs", async () => {
    const [owner, leaving] = [await insertAccount(database), await newAccount(database)];
    const leavingId = leaving.caller.customer?.customerId ?? "";
    const [list, kept, removed] = [randomUUID(), randomUUID(), randomUUID()];
    await database.write`
      insert into wishlist (id, customer_id, name, is_default, created_at)
      values (${list}, ${owner.customerId}, 'Kollegium', false, now())`;
    await database.write`
      insert into wishlist_member (id, wishlist_id, customer_id, "right", joined_at)
      values (${randomUUID()}, ${list}, ${leavingId}, 'editor', now())`;
    await database.write`
      insert into wishlist_entry (id, wishlist_id, product_id, quantity, added_at, removed_at, removed_by) values
        (${kept}, ${list}, 1, 1, now(), null, null), (${removed}, ${list}, 2, 1, now(), now(), ${`c:${leavingId}`})`;
    await database.write`
      insert into wishlist_comment (id, entry_id, author, comment, written_at) values
        (${randomUUID()}, ${kept}, ${`c:${leavingId}`}, 'Ihres', now()),
        (${randomUUID()}, ${kept}, ${`c:${owner.customerId}`}, 'Eigenes', now())`;
    await database.write`
      insert into wishlist_outcome (entry_id, person, variants_to_choose, quantity_changed, max_in_cart, added)
      values (${kept}, ${`c:${leavingId}`}, false, false, false, 1)`;
    expect((await leaving.change(remove(password))).successful).toBe(true);
    const comments = await database.write`select comment from wishlist_comment where entry_id = ${kept}`;
    expect([...comments]).toEqual([{ comment: "Eigenes" }]);
    const entries = await database.write`select id from wishlist_entry where wishlist_id = ${list}`;
    expect([...entries]).toEqual([{ id: kept }]);
    for (const table of ["wishlist_member", "wishlist_outcome", "wishlist_comment"])
      expect([table, (await tablesWith(leavingId)).includes(table)]).toEqual([table, false]);
  });

  it("leaves what others have used vouchers for as it was", async () => {
    const [anna, ben] = [await newAccount(database), await insertAccount(database)];
    const code = `B${randomUUID().slice(0, 8).toUpperCase()}`;
    await database.write`
      insert into voucher (code, kind, name_de, name_en, percent_basis_points) values (${code}, 'percentage', 'B', 'B', 1)`;
    await database.write`
      insert into voucher_redemption (code, cart_id, redeemer, customer_id, redeemed_at)
      values (${code}, ${anna.cartId}, 'ben@example.org', ${ben.customerId}, now())`;
    expect((await anna.change(remove(password))).successful).toBe(true);
    const rows = await database.write`select redeemer from voucher_redemption where code = ${code}`;
    expect([...rows]).toEqual([{ redeemer: "ben@example.org" }]);
  });

  it("leaves the addresses, baskets and links of others as they were", async () => {
    const [anna, ben] = [await newAccount(database), await newAccount(database)];
    await ben.chooseAddress();
    await ben.change("setOrderReference(cartId: $id, orderReference: $text)", "$id: ID!, $text: String!", {
      id: ben.cartId,
      text: "Klasse 4b",
    });
    await ben.change(`updateEmail(email: "ben.${randomUUID()}@example.org", currentPassword: "${password}")`);
    const { customerId = "" } = ben.caller.customer ?? {};
    const kept = async () =>
      (
        await database.write`
        select (select count(*)::int from address where customer_id = ${customerId}) as addresses,
          (select count(*)::int from account_link where customer_id = ${customerId}) as links, order_reference
        from cart where id = ${ben.cartId}`
      )[0];
    const before = await kept();
    expect(before).toEqual({ addresses: 1, links: 1, orderReference: "Klasse 4b" });
    expect((await anna.change(remove(password))).successful).toBe(true);
    expect(await kept()).toEqual(before);
  });

  it("signs out all of its devices and no others; the email may have an account again", async () => {
    const { account, register } = devicesAt(database);
    const email = await account();
    const [one, two, other] = [await shopper(), await shopper(), await shopper()];
    await signIn(one, email);
    await signIn(two, email);
    await signIn(other, await account());
    expect((await one.change(remove(password))).successful).toBe(true);
    const states = await database.write`
      select is_replaced, revoked_at is not null as is_revoked from customer_token
      where token_id in ${database.write([one.caller.customer?.tokenId ?? "", two.caller.customer?.tokenId ?? ""])}
      order by is_replaced desc`;
    expect([...states]).toEqual([
      { isReplaced: true, isRevoked: true },
      { isReplaced: false, isRevoked: true },
    ]);
    const [others] = await database.write`
      select revoked_at from customer_token where token_id = ${other.caller.customer?.tokenId ?? ""}`;
    expect(others).toEqual({ revokedAt: null });
    expect((await register(await shopper(), email)).successfull).toBe(true);
  });

  it("is no guest's to ask for", async () => {
    const guest = await (await shopper()).beGuest();
    const [fault] = await guest.errorsOf(`mutation { ${remove(password)} { successful } }`);
    expect(fault?.extensions["messageKey"]).toBe("vue.error.security.valid_token_required");
  });
});
