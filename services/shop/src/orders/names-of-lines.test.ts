import { beforeAll, expect, it } from "vitest";
import { newItem, writeAssortment } from "../../test/checkout-fixture.ts";
import { ask, fulfilmentOf, orderNow, send } from "../../test/orders.ts";
import { runQuery, startTestDatabase } from "../../test/shop-test.ts";

const database = await startTestDatabase();
beforeAll(async () => {
  await writeAssortment(database);
  await database.write`
    insert into global_parameter (name, entry, value) values ('returnOrderSwitches', 'globalActivation', 'true')`;
});

it("ORD-05: an order is read in the language of the page, with the names of the moment of ordering: list, detail, parcels, return, withdrawal", async () => {
  const item = await newItem(database, 5);
  const order = await orderNow(database, { items: [[item, 1]] });
  const { who, orderId, hash } = order;
  await send(fulfilmentOf(database), order);
  for (const searchText of [`einzelstück ${item}`, `Single ${item}`]) {
    const { getOrdersV2 } = await ask(who, "OrderList", { page: 0, searchText });
    expect(getOrdersV2.orders).toMatchObject([{ orderId }]);
  }
  await database.write`update item set name_de = 'Anders', name_en = 'Other' where id = ${item}`;
  const names = async (language: "de-DE" | "en-DE") => {
    const { storefront } = who.context();
    const read = async (document: string) => {
      const context = { ...who.context(), storefront: { ...storefront, language } };
      const { data, errors } = await runQuery(context, document);
      expect(errors).toEqual([]);
      return Object(data);
    };
    const fields = "lines { name image { alt } } shipments { items { name image { alt } } }";
    const { getOrderDetailsV2: detail } = await read(`{ getOrderDetailsV2(orderId: "${orderId}") { ${fields} } }`);
    const items = "items { name image { alt } }";
    const { back } = await read(`{ back: findOrderForReturnByHash(hash: "${hash}") { ${items} } }`);
    const { away } = await read(`{ away: getWithdrawalOrder(hash: "${hash}") { ${items} } }`);
    const shown = [detail.lines[0], detail.shipments[0].items[0], back.items[0], away.items[0]];
    return [...new Set(shown.flatMap(({ name, image }) => [name, image.alt]))];
  };
  expect(await names("de-DE")).toEqual([`Einzelstück ${item}`]);
  expect(await names("en-DE")).toEqual([`Single ${item}`]);
});
