import { useCopy } from "../../lib/copy.ts";
import { CountedCheckbox } from "../../ui/checkbox/checkbox.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { TextInput } from "../../ui/text-input/text-input.tsx";
import { heartCopy } from "./heart-copy.ts";
import { inOrderOfChoice, type ListChoice } from "./plan-heart.ts";

interface ChooseListsProps {
  readonly name: string;
  readonly lists: readonly (ListChoice & { readonly entryCount: number })[];
  /** Ids of the lists that hold it already. */
  readonly holding: readonly string[];
}

/** The fields of the choice among several lists: the last choice first, a new one at the end (WISH-19). */
export function ChooseLists({ name, lists, holding }: ChooseListsProps) {
  const t = useCopy(heartCopy);
  const ordered = inOrderOfChoice(lists);
  return (
    <Stack gap={5}>
      <p>{t.chooseLead(name)}</p>
      <fieldset>
        <legend>{t.lists}</legend>
        {ordered.map((list, index) => (
          <CountedCheckbox
            key={list.externalId}
            name="list"
            value={list.externalId}
            label={list.name}
            count={list.entryCount}
            // What was chosen last is what is meant most often.
            defaultChecked={holding.length > 0 ? holding.includes(list.externalId) : index === 0}
          />
        ))}
      </fieldset>
      <TextInput name="newList" label={t.newList} hint={t.newListHint} maxLength={80} autoComplete="off" />
    </Stack>
  );
}
