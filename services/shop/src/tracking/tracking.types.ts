import * as v from "valibot";

/** Most events of one call. */
export const mostEvents = 100;

const payload = v.pipe(
  v.string(),
  v.maxLength(8_000),
  v.rawTransform(({ dataset, addIssue, NEVER }): Readonly<Record<string, unknown>> => {
    try {
      const value: unknown = JSON.parse(dataset.value);
      if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
    } catch {
      // Reported below.
    }
    addIssue({ message: "must be a JSON object" });
    return NEVER;
  }),
);

/** An event as browsers send it. */
export const trackingEvent = v.object({
  id: v.pipe(v.string(), v.uuid()),
  name: v.pipe(v.string(), v.regex(/^\w{1,60}$/)),
  payload,
  occurredAt: v.date(),
});
/** An event that can be stored. */
export type TrackingEvent = v.InferOutput<typeof trackingEvent>;
