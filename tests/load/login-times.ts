import { randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import process from "node:process";
import { Agent } from "undici";
import { aPerson } from "../testkit/people.ts";
import { de } from "../testkit/storefronts.ts";
import { newVisitor, type Visitor } from "../testkit/visitor.ts";
import { mannWhitney, quantile } from "./rank-test.ts";

/**
 * `node scripts/bootstrap.mjs tests/load/login-times.ts <origin of web or a gateway>`: whether the time of a refused
 * sign-in reveals that there is an account. Opens 60 accounts, then signs in with a wrong password to each of them and to
 * 60 names that have none, by turns and one after the other; prints both medians, their quartiles and a rank test, and
 * ends with 1 when the times differ. Each account is tried once, by someone new, from two addresses (127.0.0.2 and
 * 127.0.0.3), so that no limit on guesses answers instead of the check.
 */
const origin = new URL(process.argv[2] ?? "http://127.0.0.1:3000").origin;
const rounds = 60;
/** Below it chance does not explain a difference: one run in a hundred without any is called telling. */
const telling = 0.01;

const agents = ["127.0.0.2", "127.0.0.3"].map((localAddress) => new Agent({ connections: 1, localAddress }));
/** Someone new: each has few tries. */
const newcomer = (round: number): Promise<Visitor> => newVisitor(origin, de, agents[round % agents.length]);

const register = `mutation ($customer: SessionRegisterInput!) { registerCustomer(customer: $customer) { successfull errorMessage fieldErrors { errorMessage } } }`;
const login = `mutation ($credentials: SessionLoginInput!) { login(credentials: $credentials, mergeCart: false) { successfull errorMessage } }`;

/** Opens an account. @returns its email */
async function openAccount(round: number): Promise<string> {
  const { email, password } = aPerson();
  const owner = await newcomer(round);
  const customer = { email, password, salutation: "", firstName: "", lastName: "", company: "", phone: "" };
  const { data, errors } = await owner.ask(register, { customer });
  if (!JSON.stringify(data).includes('"successfull":true')) {
    throw new Error(`no account was opened: ${JSON.stringify({ data, errors })}`);
  }
  return email;
}

const answers = new Set<string>();

/** A refused sign-in's time in ms. */
async function timeOf(visitor: Visitor, email: string): Promise<number> {
  const started = performance.now();
  const answer = await visitor.ask(login, { credentials: { email, password: "not this one", stayLogged: false } });
  const time = performance.now() - started;
  answers.add(JSON.stringify(answer));
  return time;
}

const emails: string[] = [];
for (let round = 0; round < rounds; round += 1) emails.push(await openAccount(round));
const unknown = () => `erika.${randomUUID().slice(0, 8)}@example.org`;
// The first ones warm up what both need.
for (const round of agents.keys()) await timeOf(await newcomer(round), unknown());

const known: number[] = [];
const strange: number[] = [];
for (const [round, email] of emails.entries()) {
  const visitor = await newcomer(round);
  const ask = [
    async () => void known.push(await timeOf(visitor, email)),
    async () => void strange.push(await timeOf(visitor, unknown())),
  ];
  // Neither always comes first.
  for (const next of round % 4 < 2 ? ask : ask.toReversed()) await next();
}

const lineOf = (name: string, times: readonly number[]): string => {
  const [low, median, high] = [0.25, 0.5, 0.75].map((part) => quantile(times, part).toFixed(1));
  return `${name.padEnd(40)} median ${median} ms, quartiles ${low} to ${high} ms, ${times.length} tries\n`;
};
const { p } = mannWhitney(known, strange);
const isTold = p < telling || answers.size > 1;
process.stdout.write(lineOf("an account, another password", known));
process.stdout.write(lineOf("no account", strange));
process.stdout.write(`rank test: p = ${p.toFixed(3)}; ${answers.size === 1 ? "one answer" : "answers differ"}\n`);
for (const answer of answers) process.stdout.write(`${answer}\n`);
process.stdout.write(isTold ? "They differ.\n" : "They do not differ.\n");
await Promise.all(agents.map((agent) => agent.close()));
process.exitCode = isTold ? 1 : 0;
