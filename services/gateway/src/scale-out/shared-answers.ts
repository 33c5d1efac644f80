// time: another gateway is asked again until it has answered
import { setTimeout } from "node:timers/promises";
import type { Redis } from "ioredis";
import { isAway } from "./redis-link.ts";
import { createSealer } from "./sealed-text.ts";

/** Answers to changes that all gateways know, so that each change is made by one of them. */
export interface SharedAnswers {
  /**
   * Claims a change for this gateway.
   * @returns null when it is this one's to make; else what another gateway has answered
   */
  claim(key: string): Promise<string | null>;
  /** Gives the answer to the other gateways; null: there is none, and the change may be made again. */
  keep(key: string, answer: string | null): Promise<void>;
}

/** For a gateway that is by itself. */
export const noSharedAnswers: SharedAnswers = { claim: async () => null, keep: async () => undefined };

/** How long a gateway may take for a change, in milliseconds: it waits for the shop for less. */
const claimed = 15_000;
/** How often another gateway's answer is looked for, in milliseconds. */
const lookEvery = 100;

/** Redis server, prefix and secret that gateways share. */
interface SharedAnswersSettings {
  readonly redis: Redis;
  /** Of every key, so that several shops can share a server. */
  readonly prefix: string;
  /** The secret that all gateways have: the answers are sealed with it. */
  readonly secret: string;
  /** How long an answer is known, in milliseconds. */
  readonly remembered: number;
}

/** Answers in Redis. While the server is away each gateway is by itself. */
export function createSharedAnswers({ redis, prefix, secret, remembered }: SharedAnswersSettings): SharedAnswers {
  const sealer = createSealer(secret, "chalkbox answers to changes");
  const nameOf = (key: string): string => `${prefix}change:${key}`;
  /** Null while the other gateway has not answered. */
  const answerOf = async (key: string): Promise<string | null> => {
    const sealed = await redis.get(nameOf(key));
    return sealed === null || sealed === "" ? null : sealer.open(sealed);
  };
  return {
    async claim(key) {
      try {
        for (let waited = 0; waited < claimed && !isAway(redis); waited += lookEvery) {
          if ((await redis.set(nameOf(key), "", "PX", claimed, "NX")) !== null) return null;
          const answer = await answerOf(key);
          if (answer !== null) return answer;
          // time: the other gateway is still making the change
          await setTimeout(lookEvery);
        }
      } catch {
        // Without the server each gateway is by itself.
      }
      return null;
    },
    async keep(key, answer) {
      if (isAway(redis)) return;
      const kept =
        answer === null ? redis.del(nameOf(key)) : redis.set(nameOf(key), sealer.seal(answer), "PX", remembered);
      await kept.catch(() => undefined);
    },
  };
}
