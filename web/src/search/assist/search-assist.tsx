import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";
import { useGraph } from "../../graph/context.ts";
import { readSearch } from "../search-url.ts";
import { groupsOf } from "./entries.ts";
import { forgetSearches, lastSearches, noteSearch } from "./last-searches.ts";
import { findTarget } from "./search-target.ts";
import { entryId, listId, SuggestionList } from "./suggestion-list.tsx";
import { useCombobox } from "./use-combobox.ts";
import { type Go, goThere } from "./go.ts";
import { useSuggestions } from "./use-suggestions.ts";

export interface SearchAssistProps {
  /** Id of the element with the search form; the form works without this. */
  readonly boxId: string;
  /** How to go somewhere; for tests. */
  readonly go?: Go;
}

/** Makes the search form a combobox: suggestions, last searches, and searches that stay in the app. */
export function SearchAssist({ boxId, go = goThere }: SearchAssistProps) {
  // It came with the page, and stays as it is.
  const [box] = useState(() => findBox(boxId));
  return box && <Assisted {...box} go={go} />;
}

function findBox(boxId: string): Pick<AssistedProps, "form" | "input"> | null {
  const form = document.querySelector<HTMLFormElement>(`#${boxId} form`);
  const input = form?.querySelector<HTMLInputElement>("input[name=q]");
  return form && input ? { form, input } : null;
}

const setWords = (field: HTMLInputElement, words: string): void => {
  field.value = words;
};

interface AssistedProps {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  readonly go: Go;
}

function Assisted({ form, input, go }: AssistedProps) {
  const graph = useGraph();
  const location = useLocation();
  const [typed, setTyped] = useState(input.value);
  const [isOpen, setOpen] = useState(false);
  const [last, setLast] = useState<readonly string[]>([]);
  const suggested = useSuggestions(typed, isOpen);
  // What was suggested for other letters stays until the next answer, but not for an emptied box.
  const isFor = suggested !== null && (suggested.typed === "") === (typed.trim() === "");
  const groups = isOpen ? groupsOf(typed, isFor ? suggested.data : null, last) : [];
  const entries = groups.flatMap((group) => group.entries);

  const write = (text: string): void => {
    setWords(input, text);
    setTyped(text);
  };
  const search = async (query: string): Promise<void> => {
    // Submitted: typing has ended, and what was requested for the letters comes too late (SEARCH-26).
    setOpen(false);
    write(query);
    noteSearch(query.trim());
    const { pathname } = globalThis.location;
    const target = await findTarget(graph, query, pathname);
    write(target.query);
    go(target);
  };
  const choose = (index: number): void => {
    const entry = entries[index];
    if (!entry) return;
    if (entry.kind === "query") return void search(entry.text);
    setOpen(false);
    go({ address: entry.href, query: input.value, currentProduct: null });
  };
  const active = useCombobox({
    form,
    input,
    isOpen,
    count: entries.length,
    ids: { list: listId, entry: entryId },
    onType: (text) => {
      setTyped(text);
      setOpen(true);
    },
    onOpen: (opens) => {
      if (opens) setLast(lastSearches());
      setOpen(opens);
    },
    onChoose: choose,
    onSubmit: () => void search(input.value),
    onClear: () => {
      write("");
      input.focus();
    },
  });

  // On the page of hits the words stay in the box, as they were typed.
  const onHits = location.pathname.startsWith("/search");
  const { term, originalTerm } = readSearch(new URLSearchParams(location.search));
  const shown = onHits ? (originalTerm ?? term) : null;
  const page = shown === null ? null : `${location.key} ${shown}`;
  const [lastPage, setLastPage] = useState<string | null>(null);
  if (page !== lastPage) {
    setLastPage(page);
    if (shown !== null) {
      setTyped(shown);
      setOpen(false);
    }
  }
  useEffect(() => {
    if (page !== null && shown !== null) setWords(input, shown);
  }, [page, shown, input]);

  const place = form.parentElement;
  return (
    isOpen &&
    place &&
    createPortal(
      <SuggestionList
        groups={groups}
        typed={typed}
        active={active}
        onChoose={choose}
        onForget={() => {
          forgetSearches();
          setLast([]);
          input.focus();
        }}
      />,
      place,
    )
  );
}
