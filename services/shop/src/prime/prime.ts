import { runPeriodically } from "@chalkbox/edge";
import type { Domain } from "../platform/domain.ts";
import { primeResolvers } from "./prime.resolvers.ts";
import { wakeWaiting } from "./waking.service.ts";

/** The prime membership. */
export const prime = {
  name: "prime",
  resolvers: primeResolvers,
  start: async (platform) => {
    const waking = runPeriodically({
      every: 60_000,
      run: () => wakeWaiting(platform),
      log: platform.log,
      onFailure: "who waits for a membership was not informed; tried again in a minute",
    });
    return () => waking.stop();
  },
} satisfies Domain;
