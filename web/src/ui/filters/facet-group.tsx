import { type ChangeEventHandler, type ReactNode, useRef, useState } from "react";
import { Badge } from "../badge/badge.tsx";
import { CountedCheckbox } from "../checkbox/checkbox.tsx";
import { cx } from "../cx.ts";
import control from "../field/control.module.css";
import { ChevronDownIcon } from "../icon/interface-icons.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { useUiTexts } from "../texts/texts-provider.tsx";
import { useEarlyInput } from "../use-early-input.ts";
import styles from "./facet-group.module.css";

export interface FacetValue {
  readonly value: string;
  readonly label: string;
  /** What sighted shoppers see in place of the label, e.g. stars. */
  readonly sign?: string | undefined;
  /** In front of the label, e.g. a dot of its colour. */
  readonly mark?: ReactNode;
  /** How many results choosing it leaves; 0 is shown, but cannot be chosen (ux 31). Left out where it is not known. */
  readonly count?: number | undefined;
  /** Whether it leaves nothing, where the number is not known. */
  readonly isEmpty?: boolean | undefined;
  readonly selected: boolean;
}

export interface FacetGroupProps {
  readonly title: string;
  /** Name of the checkboxes in the form. */
  readonly name: string;
  readonly values: readonly FacetValue[];
  /** How many values show before the rest is folded away; 8 when not given. */
  readonly visible?: number | undefined;
  /** Words of the field that searches a long list of values; none without them. */
  readonly search?: { readonly label: string; readonly none: string } | undefined;
  readonly open?: boolean | undefined;
  readonly onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
}

/** A list of more values can be searched. */
const longList = 12;

/** A facet in a filter form: folds, counts, and works without scripts inside a plain form. */
export function FacetGroup({ title, name, values, visible = 8, search, open, onChange }: FacetGroupProps) {
  const texts = useUiTexts();
  const [words, setWords] = useState("");
  const searchField = useRef<HTMLInputElement>(null);
  useEarlyInput(searchField, words, setWords);
  const wanted = words.trim().toLocaleLowerCase();
  const fits = ({ label }: FacetValue): boolean => label.toLocaleLowerCase().includes(wanted);
  // Those that do not fit stay in the form: what is ticked among them still holds.
  const boxes = values.map((value) => (
    <CountedCheckbox
      /* server truth: a new selection from the URL starts the box afresh */
      key={`${value.value} ${value.selected}`}
      name={name}
      value={value.value}
      label={<Label {...value} />}
      count={value.count}
      defaultChecked={value.selected}
      disabled={(value.isEmpty === true || value.count === 0) && !value.selected}
      className={fits(value) ? undefined : styles.apart}
      onChange={onChange}
    />
  ));
  const rest = boxes.slice(visible);
  const restSelected = values.slice(visible).some((value) => value.selected);
  return (
    <FilterSection title={title} open={open} selected={values.filter((value) => value.selected).length}>
      <div className={styles.values} role="group" aria-label={title}>
        {search && values.length > longList && (
          <input
            ref={searchField}
            type="search"
            className={cx(control.control, styles.search)}
            aria-label={search.label}
            placeholder={search.label}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
            onKeyDown={(event) => {
              // It searches as it is typed; the form is not sent by it.
              if (event.key === "Enter") event.preventDefault();
            }}
          />
        )}
        {search && wanted !== "" && (
          <p role="status" className={styles.none}>
            {values.some(fits) ? "" : search.none}
          </p>
        )}
        {boxes.slice(0, visible)}
        {rest.length > 0 && (
          <details className={styles.more} open={restSelected || wanted !== ""}>
            <summary>{texts.showMore(rest.length)}</summary>
            {rest}
          </details>
        )}
      </div>
    </FilterSection>
  );
}

function Label({ label, sign, mark }: Pick<FacetValue, "label" | "sign" | "mark">) {
  if (sign === undefined && mark === undefined) return label;
  return (
    <span className={styles.marked}>
      {mark}
      {sign === undefined ? (
        label
      ) : (
        <>
          <VisuallyHidden>{label}</VisuallyHidden>
          <span aria-hidden>{sign}</span>
        </>
      )}
    </span>
  );
}

/** The fold that every filter lives in, with the number of what is selected inside. */
export function FilterSection(props: {
  readonly title: string;
  readonly selected?: number | undefined;
  readonly open?: boolean | undefined;
  readonly children: ReactNode;
}) {
  const { title, selected = 0, open, children } = props;
  return (
    <details className={styles.group} open={open ?? selected > 0}>
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        {selected > 0 && <Badge tone="count">{selected}</Badge>}
        <ChevronDownIcon size={20} className={styles.chevron} />
      </summary>
      {children}
    </details>
  );
}
