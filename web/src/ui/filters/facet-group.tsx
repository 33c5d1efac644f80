import type { ChangeEventHandler, ReactNode } from "react";
import { Badge } from "../badge/badge.tsx";
import { CountedCheckbox } from "../checkbox/checkbox.tsx";
import { ChevronDownIcon } from "../icon/interface-icons.tsx";
import { useUiTexts } from "../texts/texts-provider.tsx";
import styles from "./facet-group.module.css";

export interface FacetValue {
  readonly value: string;
  readonly label: string;
  /** How many results choosing it leaves; 0 is shown, but cannot be chosen (ux 31). */
  readonly count: number;
  readonly selected: boolean;
}

export interface FacetGroupProps {
  readonly title: string;
  /** Name of the checkboxes in the form. */
  readonly name: string;
  readonly values: readonly FacetValue[];
  /** How many values show before the rest is folded away; 8 when not given. */
  readonly visible?: number | undefined;
  readonly open?: boolean | undefined;
  readonly onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
}

/** A facet in a filter form: folds, counts, and works without scripts inside a plain form. */
export function FacetGroup({ title, name, values, visible = 8, open, onChange }: FacetGroupProps) {
  const texts = useUiTexts();
  const boxes = values.map((value) => (
    <CountedCheckbox
      /* server truth: a new selection from the URL starts the box afresh */
      key={`${value.value} ${value.selected}`}
      name={name}
      value={value.value}
      label={value.label}
      count={value.count}
      defaultChecked={value.selected}
      disabled={value.count === 0 && !value.selected}
      onChange={onChange}
    />
  ));
  const rest = boxes.slice(visible);
  const restSelected = values.slice(visible).some((value) => value.selected);
  return (
    <FilterSection title={title} open={open} selected={values.filter((value) => value.selected).length}>
      <div className={styles.values} role="group" aria-label={title}>
        {boxes.slice(0, visible)}
        {rest.length > 0 && (
          <details className={styles.more} open={restSelected}>
            <summary>{texts.showMore(rest.length)}</summary>
            {rest}
          </details>
        )}
      </div>
    </FilterSection>
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
