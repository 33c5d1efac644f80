import { expect, it } from "vitest";
import { startTestDatabase } from "../../../test/shop-test.ts";
import { readReturnSwitch } from "./return-switch.store.ts";

const database = await startTestDatabase();

it("ACCESS-25: a store's own switch of returns wins over the one for all stores, in either direction", async () => {
  const set = (store: string | null, value: string) => database.write`
    insert into global_parameter (name, entry, store, value)
    values ('returnOrderSwitches', 'globalActivation', ${store}, ${value})`;
  const isOn = () => Promise.all((["de", "at", "ch"] as const).map((store) => readReturnSwitch(database.write, store)));
  await database.write`delete from global_parameter where name = 'returnOrderSwitches'`;
  expect(await isOn()).toEqual([false, false, false]);
  await set(null, "true");
  await set("de", "false");
  expect(await isOn()).toEqual([false, true, true]);
  await database.write`update global_parameter set value = 'false' where name = 'returnOrderSwitches' and store is null`;
  await set("at", "true");
  expect(await isOn()).toEqual([false, true, false]);
});
