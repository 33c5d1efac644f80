/**
 * `npm run attack:graph -- [20000] [seed]`: wrong values for every argument of the public graph and of the back office,
 * with figures. Ends with 1 when the shop takes one of them for its own mistake.
 */
import process from "node:process";
import { attackBackOffice, attackDocuments, attackGraph, type Report } from "./run.ts";
import { startStage } from "./stage.ts";

const [count = 20_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);

const stage = await startStage();
const reports: readonly (readonly [name: string, report: Report])[] = [
  ["documents and bodies", await attackDocuments(stage)],
  ["public graph", await attackGraph(stage, count, seed)],
  ["back office", await attackBackOffice(stage, Math.ceil(count / 4), seed)],
];
const errors = stage.errors();
await stage.stop();
for (const [name, { faults }] of reports) for (const fault of faults) console.log(`${name}: ${fault}`);
for (const line of errors) console.log(`logged: ${line.slice(0, 1_500)}`);
console.table(reports.map(([of, { faults, ...figures }]) => ({ of, ...figures, faults: faults.length })));
console.log(`Seed ${seed}. Lines of errors in the logs: ${errors.length}.`);
process.exit(errors.length === 0 && reports.every(([, { faults }]) => faults.length === 0) ? 0 : 1);
