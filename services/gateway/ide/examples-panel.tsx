import { useGraphiQL, useGraphiQLActions } from "@graphiql/react";
import { type Example, examples } from "./examples.ts";

const domains = [...new Set(examples.map(({ domain }) => domain))];

/** Every operation of the storefront, by domain; a click opens it in a tab of its own. */
export function ExamplesPanel() {
  const { addTab, setOperationName } = useGraphiQLActions();
  const editors = useGraphiQL(({ queryEditor, variableEditor }) => ({ queryEditor, variableEditor }));
  const open = ({ name, text, variables }: Example): void => {
    addTab();
    // GraphiQL reads the name from the text a moment later; an earlier run would run the tab before.
    setOperationName(name);
    editors.queryEditor?.setValue(text);
    editors.variableEditor?.setValue(variables);
  };
  return (
    <section className="panel" aria-label="Example operations">
      <h2>Examples</h2>
      <p>The storefront asks nothing but these operations. Each opens with variables to start from.</p>
      {domains.map((domain) => (
        <section key={domain}>
          <h3>{domain}</h3>
          <ul>
            {examples
              .filter((example) => example.domain === domain)
              .map((example) => (
                <li key={example.name}>
                  <button type="button" onClick={() => open(example)}>
                    {example.name}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
