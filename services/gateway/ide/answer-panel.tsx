import { PlanDrawing } from "./plan-drawing.tsx";
import { changeSettings, type Explanation } from "./settings.ts";
import { useSettings } from "./settings-hook.ts";

/** Storefronts by the value of `x-chalkbox-storefront`. */
const storefronts = {
  de: "Germany",
  at: "Austria",
  ch: "Switzerland",
  b2b: "Business, German",
  "b2b-en": "Business, English",
} as const;

const plans: Readonly<Record<string, string>> = {
  forward: "All fields are the shop's: its answer went through unread.",
  splice: "Session and shop: the shop's answer was put into the session's as it came.",
  federate: "A query plan over several upstreams was replayed.",
  unreachable: "No way is known to one of its fields; nothing was called.",
  stitch: "Apollo ran it on the stitched graph.",
  refused: "It was refused before it ran.",
  unreadable: "Apollo reported what is wrong with the text.",
};

/** Which storefront is queried, and how the last answer came about. */
export function AnswerPanel() {
  const { storefront, explains, explanation } = useSettings();
  return (
    <section className="panel" aria-label="Storefront and explanation">
      <h2>Storefront</h2>
      <label>
        Ask as a visitor of{" "}
        <select
          value={storefront ?? ""}
          onChange={({ target }) => changeSettings({ storefront: target.value === "" ? null : target.value })}
        >
          <option value="">this page&apos;s host</option>
          {Object.entries(storefronts).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p>
        The header <code>x-chalkbox-storefront</code> does the same for any client. Cookies stay this origin&apos;s.
      </p>
      <h2>Explanation</h2>
      <label>
        <input
          type="checkbox"
          checked={explains}
          onChange={({ target }) => changeSettings({ explains: target.checked, explanation: null })}
        />{" "}
        Explain answers
      </label>
      {explains && <LastAnswer explanation={explanation} />}
    </section>
  );
}

function LastAnswer({ explanation }: { readonly explanation: Explanation | null }) {
  if (explanation === null) return <p role="status">Run an operation to see how it is answered.</p>;
  const { plan, reason, cache, ms, calls } = explanation;
  return (
    <div role="status">
      <dl>
        <dt>Plan</dt>
        <dd>
          <strong>{plan}</strong> {plans[plan]}
          {reason !== undefined && <> No plan over the upstreams: {reason}.</>}
        </dd>
        <dt>Public cache</dt>
        <dd>{cache ?? "has no say in it"}</dd>
        <dt>Time in the gateway</dt>
        <dd>{ms} ms</dd>
      </dl>
      {plan === "federate" ? <PlanDrawing calls={calls} ms={ms} /> : <CallTable calls={calls} />}
    </div>
  );
}

function CallTable({ calls }: Pick<Explanation, "calls">) {
  return (
    <table>
      <caption>{calls.length === 0 ? "The shop was not called." : "Calls to the shop for this request"}</caption>
      {calls.length > 0 && (
        <>
          <thead>
            <tr>
              <th scope="col">Operation</th>
              <th scope="col">Answer</th>
              <th scope="col">ms</th>
            </tr>
          </thead>
          <tbody>
            {calls.map(({ operation, kind, outcome, ms: taken }, index) => (
              // The list never changes its order: it is shown once, as it came.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index}>
                <td>{operation ?? kind}</td>
                <td>{outcome}</td>
                <td>{taken}</td>
              </tr>
            ))}
          </tbody>
        </>
      )}
    </table>
  );
}
