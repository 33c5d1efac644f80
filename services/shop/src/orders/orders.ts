import { runPeriodically } from "@chalkbox/edge";
import type { Domain } from "../platform/domain.ts";
import { moveDemoOrders } from "./demo/demo.service.ts";
import { ordersResolvers } from "./orders.resolvers.ts";
import { startOutbox } from "./outbox/outbox.service.ts";
import { dataSheetRoute } from "./pdf/data-sheet.service.ts";
import { stopDrawing, warmDrawing } from "./pdf/pdf.service.ts";
import { askForRatings } from "./rating-mail/rating-mail.service.ts";

/** Orders and the mails about them. */
export const orders = {
  name: "orders",
  resolvers: ordersResolvers,
  media: (platform) => [dataSheetRoute(platform)],
  start: async (platform) => {
    const outbox = startOutbox(platform);
    const demo =
      platform.config.environment === "live"
        ? null
        : runPeriodically({
            every: 60_000,
            run: () => moveDemoOrders(platform),
            log: platform.log,
            onFailure: "demo orders were not moved along; tried again in a minute",
          });
    // Calls that come before it is warm wait for the same thread.
    warmDrawing().catch((error: unknown) => platform.log.warn({ error }, "the thread that draws papers did not start"));
    const ratings = runPeriodically({
      every: 60_000,
      run: () => askForRatings(platform),
      log: platform.log,
      onFailure: "buyers were not asked for ratings; tried again in a minute",
    });
    return async () => {
      await Promise.all([outbox.stop(), ratings.stop(), demo?.stop()]);
      await stopDrawing();
    };
  },
} satisfies Domain;
