import { stepsOf } from "./plan-steps.ts";
import type { Explanation } from "./settings.ts";

type Call = Explanation["calls"][number];

/** A plan over several upstreams: its steps from top to bottom, and when in the whole time each call ran. */
export function PlanDrawing({ calls, ms: total }: Pick<Explanation, "calls" | "ms">) {
  const timed = calls.map((call) => ({ ...call, at: call.at ?? 0 }));
  return (
    <table>
      <caption>The plan, step by step</caption>
      <thead>
        <tr>
          <th scope="col">Step</th>
          <th scope="col">Upstream</th>
          <th scope="col">Entities</th>
          <th scope="col">Answer</th>
          <th scope="col">ms</th>
        </tr>
      </thead>
      <tbody>
        {stepsOf(timed).flatMap((step, at) =>
          step.map((call, index) => (
            // The list never changes its order: it is shown once, as it came.
            // oxlint-disable-next-line react/no-array-index-key
            <CallRow key={`${at}.${index}`} call={call} step={at + 1} total={total} />
          )),
        )}
      </tbody>
    </table>
  );
}

function CallRow({
  call: { upstream = "shop", entities = 0, outcome, ms, at = 0 },
  step,
  total,
}: {
  readonly call: Call;
  readonly step: number;
  readonly total: number;
}) {
  return (
    <tr>
      <th scope="row">{step}</th>
      <td>{upstream}</td>
      <td>{entities === 0 ? "root" : entities}</td>
      <td>{outcome}</td>
      <td>
        {ms}
        <svg className="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect x={share(at, total)} width={Math.max(1, share(ms, total))} height="4" />
        </svg>
      </td>
    </tr>
  );
}

/** In percent. */
function share(part: number, total: number): number {
  return total === 0 ? 0 : Math.min(100, (part / total) * 100);
}
