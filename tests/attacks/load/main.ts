/**
 * The loads of `npm run attack` alone: what another visitor waits for a page beside each. `-- 100` opens 100 pages, and
 * `-- 100 HEAD` only beside loads with this in their name.
 */
import process from "node:process";
import { timeVisitors } from "./bystander.ts";
import { startLoadStage } from "./stage.ts";

const [count = "60", name] = process.argv.slice(2);
const stage = await startLoadStage();
const rows = await timeVisitors(stage, Number(count), name);
await stage.stop();
console.table(rows);
process.exit(rows.every((row) => row["not 200"] === 0 && row.ended === "") ? 0 : 1);
