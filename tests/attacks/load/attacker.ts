/** The process that orders a load while another one opens pages; see `attack-order.ts`. */
import process from "node:process";
import { type AttackOrder, orderUntil } from "./attack-order.ts";
import { loads } from "./loads.ts";

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the process that starts this one has written it
const order = JSON.parse(process.argv[2] ?? "") as AttackOrder;
const load = loads.find(({ name }) => name === order.load);
if (load === undefined) throw new Error(`There is no load "${order.load}"`);
const over = new AbortController();
process.once("message", () => over.abort());
const orders = await orderUntil(over.signal, load, order.targets);
process.send?.(orders, () => process.disconnect());
