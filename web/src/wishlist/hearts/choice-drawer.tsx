import { type SubmitEvent, useId, useState } from "react";
import { useGraph } from "../../graph/context.ts";
import { mutating } from "../../graph/load.ts";
import { useCopy } from "../../lib/copy.ts";
import { fieldOf } from "../../lib/form-values.ts";
import { Button } from "../../ui/button/button.tsx";
import { Drawer } from "../../ui/drawer/drawer.tsx";
import { useToasts } from "../../ui/toast/toast-region.tsx";
import { rememberList } from "../active-list.ts";
import { carryOutChoice } from "./carry-out.ts";
import { ChooseLists } from "./choose-lists.tsx";
import { heartCopy } from "./heart-copy.ts";
import type { HeartValue } from "./heart-value.ts";
import type { ListChoice } from "./plan-heart.ts";

interface ChoiceDrawerProps {
  readonly heart: HeartValue;
  /** Ids of the lists that hold it already. */
  readonly holding: readonly string[];
  readonly lists: readonly (ListChoice & { readonly entryCount: number })[];
  readonly onClose: () => void;
}

/** The choice among several lists, over the page that the heart is on (WISH-19). */
export function ChoiceDrawer({ heart, holding, lists, onClose }: ChoiceDrawerProps) {
  const t = useCopy(heartCopy);
  const graph = useGraph();
  const { add } = useToasts();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const newList = fieldOf(form, "newList");
    setBusy(true);
    const choice = { holding, chosen: form.getAll("list").map(String), newList };
    const nameOf = (listId: string) => lists.find(({ externalId }) => externalId === listId)?.name;
    const outcome = await carryOutChoice(mutating(graph), heart, choice, t, nameOf);
    setBusy(false);
    if (outcome.kind === "failed") {
      if (!outcome.isReported) add({ tone: "error", text: outcome.message });
      return;
    }
    if (outcome.listId !== undefined) document.cookie = rememberList(outcome.listId);
    add({ tone: "success", text: outcome.text, link: { href: "/myaccount/wishlist/", label: t.toList } });
    onClose();
  };
  return (
    <Drawer
      open
      onClose={onClose}
      title={t.chooseTitle}
      footer={
        <Button type="submit" form={id} busyText={isBusy ? t.saving : undefined}>
          {t.save}
        </Button>
      }
    >
      <form id={id} onSubmit={(event) => void save(event)}>
        <ChooseLists name={heart.name} lists={lists} holding={holding} />
      </form>
    </Drawer>
  );
}
