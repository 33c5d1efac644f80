/**
 * `npm run campaign -- <name> [rounds] [from]`: what takes minutes and proves that nothing is lost; `npm test` holds lean
 * versions of each. Ends with 0 when nothing was lost. Linux only.
 */
import process from "node:process";
import { campaignOfAway } from "./away.ts";
import { campaignOfDeals } from "./deals.ts";
import { campaignOfFederation } from "./federation.ts";
import { campaignOfFullDisk } from "./full-disk.ts";
import { campaignOfKills } from "./kills.ts";
import { campaignOfLists } from "./lists.ts";
import { campaignOfOrders } from "./orders.ts";
import { campaignOfPayments } from "./payments.ts";
import { campaignOfPeople } from "./people.ts";
import { campaignOfReturns } from "./returns.ts";
import { campaignOfRolling } from "./rolling.ts";
import type { Say } from "./say.ts";

/** Each states what it does, and answers whether nothing was lost. */
const campaigns: Readonly<Record<string, (say: Say, rounds?: number, from?: number) => Promise<boolean>>> = {
  away: campaignOfAway,
  deals: campaignOfDeals,
  disk: campaignOfFullDisk,
  federation: campaignOfFederation,
  kills: campaignOfKills,
  lists: campaignOfLists,
  orders: campaignOfOrders,
  payments: campaignOfPayments,
  people: campaignOfPeople,
  returns: campaignOfReturns,
  rolling: campaignOfRolling,
};

const [name = "", rounds, from] = process.argv.slice(2);
const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));
const campaign = campaigns[name];
if (campaign === undefined) {
  process.stderr.write(`Usage: npm run campaign -- ${Object.keys(campaigns).join(" | ")} [rounds] [from]\n`);
  process.exitCode = 1;
} else {
  const say: Say = (line) => void process.stdout.write(`${line}\n`);
  const isClean = await campaign(say, numberOf(rounds), numberOf(from));
  process.stdout.write(isClean ? "Nothing was lost.\n" : "SOMETHING WAS LOST.\n");
  process.exitCode = isClean ? 0 : 1;
}
