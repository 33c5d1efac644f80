import type { RegulationPartsFragment } from "../graph/generated/RegulationParts.fragment.ts";
import { useCopy } from "../lib/copy.ts";
import { Panel } from "../ui/panel/panel.tsx";
import { RadioCard, RadioGroup } from "../ui/radio-group/radio-group.tsx";
import { returnCopy } from "./return-copy.ts";
import type { ReturnOrder } from "./return-gate.ts";
import { stepPath } from "./return-paths.ts";
import { StepForm } from "./step-form.tsx";
import type { FormAnswer } from "../lib/form-values.ts";

interface RegulationFormProps {
  readonly order: ReturnOrder;
  readonly regulations: readonly RegulationPartsFragment[];
  readonly answer: FormAnswer | undefined;
}

/** What shall become of a return; the first way is chosen at first (RET-06). */
export function RegulationForm({ order, regulations, answer }: RegulationFormProps) {
  const t = useCopy(returnCopy).regulation;
  const kept = answer?.values["regulation"] ?? order.state.selectedRegulation;
  const chosen = regulations.find(({ code }) => code === kept) ?? regulations[0];
  return (
    <StepForm
      id="regulation"
      title={t.title}
      next={t.next}
      back={stepPath("productselection", order.hash)}
      check={({ checkRegulation }, values) => checkRegulation(values, t)}
      answer={answer}
    >
      {(field) => (
        <Panel>
          <RadioGroup id={field("regulation").id} legend={t.legend} error={field("regulation").error} required>
            {regulations.map(({ code, name, description }) => (
              <RadioCard
                key={code}
                name="regulation"
                value={code}
                label={name}
                note={description}
                defaultChecked={code === chosen?.code}
              />
            ))}
          </RadioGroup>
        </Panel>
      )}
    </StepForm>
  );
}
