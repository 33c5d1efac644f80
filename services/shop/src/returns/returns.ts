import { runPeriodically } from "@chalkbox/edge";
import { findDueDemoReturns } from "../orders/demo/demo.service.ts";
import type { Domain } from "../platform/domain.ts";
import type { Platform } from "../platform/platform.ts";
import { cancellationResolvers } from "./cancellation/cancellation.resolvers.ts";
import { settleCancellations } from "./cancellation/undo-cancellation.service.ts";
import { startSettling } from "./image/image-files.service.ts";
import { objectionResolvers } from "./objection/objection.resolvers.ts";
import { settleHeld } from "./objection/objection.service.ts";
import { receiveReturn } from "./receive-return.service.ts";
import { returnsResolvers } from "./returns.resolvers.ts";
import { withdrawalResolvers } from "./withdrawal/withdrawal.resolvers.ts";

/** Returns of goods, withdrawals from orders, and cancellations of memberships. */
export const returns = {
  name: "returns",
  resolvers: {
    ...returnsResolvers,
    Query: { ...returnsResolvers.Query, ...withdrawalResolvers.Query, ...objectionResolvers.Query },
    Mutation: {
      ...returnsResolvers.Mutation,
      ...withdrawalResolvers.Mutation,
      ...objectionResolvers.Mutation,
      ...cancellationResolvers.Mutation,
    },
  },
  start: async (platform) => {
    const pictures = startSettling(platform);
    const held = runPeriodically({
      every: 60_000,
      run: () => settleHeld(platform),
      log: platform.log,
      onFailure: "held returns and withdrawals did not take effect; tried again in a minute",
    });
    const cancellations = runPeriodically({
      every: 60_000,
      run: () => settleCancellations(platform),
      log: platform.log,
      onFailure: "held cancellations did not take effect; tried again in a minute",
    });
    const demo =
      platform.config.environment === "live"
        ? null
        : runPeriodically({
            every: 60_000,
            run: () => receiveDemoReturns(platform),
            log: platform.log,
            onFailure: "returns of demo orders were not taken in; tried again in a minute",
          });
    return async () => void (await Promise.all([pictures.stop(), held.stop(), cancellations.stop(), demo?.stop()]));
  },
} satisfies Domain;

async function receiveDemoReturns(platform: Platform): Promise<void> {
  for (const rma of await findDueDemoReturns(platform)) await receiveReturn(platform, rma);
}
