import type { Aim, Attack } from "./corpus/attack.ts";
import { type Heard, speak } from "./speak.ts";
import { canary, type Target } from "./stage.ts";

/** How long an answer may take on a busy machine, in milliseconds; the figures are the bench's matter. */
const patience = 10_000;
/** How long a request that never ends is left alone, in milliseconds. */
const unfinishedTime = 150;
/** Connections at the same time. */
const atOnce = 8;
/** Tries of an attack that finds the shop too busy: then nothing was decided about it. */
const mostTries = 5;

/** A login that must reach no shop, as a request of its own. */
const login = JSON.stringify({
  query: 'mutation { login(credentials: { email: "canary@attacks.example", password: "canary" }) { successfull } }',
});
const smuggled = `POST /graphql HTTP/1.1\r\nHost: canary\r\n${canary}: 1\r\nContent-Type: application/json\r\nContent-Length: ${login.length}\r\n\r\n${login}`;

/** What an attack looks like at a target. */
export function aimAt({ path, port }: Target): Aim {
  return { path, host: `localhost:${port}`, smuggled };
}

/** An attack's outcome at a target. */
export interface Outcome {
  readonly attack: Attack;
  readonly isRefused: boolean;
  /** What the target did that it must not; null: nothing. */
  readonly fault: string | null;
  /** Until the first byte of an answer, in milliseconds. */
  readonly ms: number | null;
}

/** Sends attacks to a target, some at the same time. */
export async function attackAll(target: Target, attacks: readonly Attack[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const rest = [...attacks];
  const senders = Array.from({ length: atOnce }, async () => {
    for (let attack = rest.shift(); attack !== undefined; attack = rest.shift()) {
      outcomes.push(await send(target, attack));
    }
  });
  await Promise.all(senders);
  return outcomes;
}

/** Sends one attack; again, when a page states that it cannot be had at the moment (503). */
export async function send(target: Target, attack: Attack): Promise<Outcome> {
  const time = attack.verdict === "unfinished" ? unfinishedTime : patience;
  const speakOnce = (): Promise<Heard> => speak(target.port, attack.bytes(aimAt(target)), time);
  let heard = await speakOnce();
  for (let tries = 1; tries < mostTries && heard.whole.some(({ status }) => status === 503); tries += 1) {
    heard = await speakOnce();
  }
  return { attack, isRefused: isRefusal(heard), fault: faultOf(attack, heard), ms: heard.ms };
}

/** Nothing that was requested was done: an error is the only answer, or the connection ended without one. */
export function isRefusal({ whole: [first, ...more], isEnded }: Heard): boolean {
  if (first === undefined) return isEnded;
  return more.length === 0 && ((first.status >= 400 && first.status < 500) || [501, 505].includes(first.status));
}

function faultOf({ verdict, answers = 1 }: Attack, heard: Heard): string | null {
  const statuses = heard.whole.map(({ status }) => status);
  const what = `answered ${statuses.join(", ") || "nothing"}${heard.isEnded ? " and closed" : ""}`;
  if (statuses.length > answers) return `${what}: more answers than requests`;
  if (statuses.some((status) => status >= 500 && ![501, 505].includes(status))) return what;
  switch (verdict) {
    case "unfinished":
      return null;
    case "refused":
      return isRefusal(heard) ? null : `${what} instead of refusing`;
    case "served":
      return statuses.length > 0 ? null : what;
  }
}
