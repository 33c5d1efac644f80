import { type Attempt, attemptsAt } from "./attempts.ts";
import { chanceOf } from "./chance.ts";
import { fieldsWithArguments, placesOf } from "./fields.ts";
import { bodies, documents, searches } from "./mistakes.ts";
import { type Address, attempt, type Heard, send } from "./sender.ts";
import type { Persona, Stage } from "./stage.ts";

/** How many are on their way at once. */
const atOnce = 6;
/** After so many attempts, some of which end logins and orders, others go on. */
const shift = 800;

/** Figures of a run, and what must not have happened, a line each. */
export interface Report {
  readonly sent: number;
  readonly refused: number;
  readonly answered: number;
  readonly tooOften: number;
  readonly faults: readonly string[];
}

/** Collects what came of requests that run a few at a time. */
class Tally {
  readonly #counts = { refused: 0, answered: 0, "too-often": 0 };
  readonly #faults: string[] = [];

  async take<Sent>(all: readonly Sent[], name: (sent: Sent) => string, run: (sent: Sent) => Promise<Heard>) {
    const rest = all.values();
    const senders = Array.from({ length: atOnce }, async () => {
      for (const sent of rest) {
        const { kind, fault } = await run(sent);
        this.#counts[kind] += 1;
        if (fault !== null) this.#faults.push(`${name(sent)}: ${fault}`);
      }
    });
    await Promise.all(senders);
  }

  report(): Report {
    const { refused, answered, "too-often": tooOften } = this.#counts;
    return { sent: refused + answered + tooOften, refused, answered, tooOften, faults: this.#faults };
  }
}

let senders = 0;
/** The same client at another address, so that no limit of attempts hides what is behind it. */
const elsewhere = ({ url, headers }: Address): Address => {
  senders += 1;
  const address = `10.${(senders >> 16) & 255}.${(senders >> 8) & 255}.${senders & 255}`;
  return { url, headers: { ...headers, "x-forwarded-for": address } };
};

/**
 * Sends wrong values to every place of the public graph.
 * @param count of attempts; fewer are sent when the graph has no more
 */
export async function attackGraph(stage: Stage, count: number, seed: number): Promise<Report> {
  const tally = new Tally();
  const chance = chanceOf(seed);
  const places = fieldsWithArguments(stage.publicGraph).flatMap(placesOf);
  const all = (personas: readonly Persona[]) =>
    chance.shuffled(places).flatMap((place) => {
      const { ids, address } = chance.of(personas);
      const parts = { schema: stage.publicGraph, ids, chance, hasSession: true };
      return attemptsAt(place, parts).map((each) => ({ ...each, address }));
    });
  for (let sent = 0; sent < count; sent += shift) {
    const turn = chance.shuffled(all(await stage.personas())).slice(0, Math.min(shift, count - sent));
    await tally.take(turn, describe, (each) => attempt(elsewhere(each.address), each));
  }
  return tally.report();
}

/** Sends wrong values to every place of the back office. */
export async function attackBackOffice({ backOffice }: Stage, count: number, seed: number): Promise<Report> {
  const tally = new Tally();
  const chance = chanceOf(seed);
  const ids = { product: ["10032"], any: ["1", "7", "157096", "10032", "b4c3a5d0-0000-4000-8000-000000000001"] };
  const parts = { schema: backOffice.graph, ids, chance, hasSession: false };
  const all = fieldsWithArguments(backOffice.graph)
    .flatMap(placesOf)
    .flatMap((place) => attemptsAt(place, parts));
  await tally.take(chance.shuffled(all).slice(0, count), describe, (each) => attempt(backOffice.address, each));
  return tally.report();
}

/** Sends documents, bodies and addresses with mistakes of their own, to both graphs. */
export async function attackDocuments(stage: Stage): Promise<Report> {
  const tally = new Tally();
  const [visitor] = await stage.personas();
  if (visitor === undefined) throw new Error("There is no persona to send anything");
  for (const { url, headers } of [visitor.address, stage.backOffice.address]) {
    await tally.take(documents, describe, (each) => attempt({ url, headers }, each));
    await tally.take(
      bodies,
      (body) => `${url} ${body.slice(0, 80)}`,
      (body) => send({ url, headers }, body),
    );
  }
  const modern = {
    url: visitor.address.url,
    headers: { ...visitor.address.headers, accept: "application/graphql-response+json" },
  };
  await tally.take(documents, describe, (each) => attempt(modern, each));
  const preflighted = {
    url: visitor.address.url,
    headers: { ...visitor.address.headers, "apollo-require-preflight": "1" },
  };
  await tally.take(
    searches,
    (search) => `GET ${search}`,
    (search) => send(preflighted, search, "GET"),
  );
  return tally.report();
}

const describe = ({ name, query, variables }: Attempt): string =>
  `${name}\n    ${query.slice(0, 300)} ${JSON.stringify(variables).slice(0, 300)}\n   `;
