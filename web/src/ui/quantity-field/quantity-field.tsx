import { useRef, useState } from "react";
import { clampQuantity } from "../../lib/clamp-quantity.ts";
import type { ClampedQuantity, QuantityLimits } from "../../lib/clamp-quantity.ts";
import { IconButton } from "../button/icon-button.tsx";
import { cx } from "../cx.ts";
import { MinusIcon, PlusIcon, TrashIcon } from "../icon/interface-icons.tsx";
import { useUiTexts } from "../texts/texts-provider.tsx";
import { useEarlyInput } from "../use-early-input.ts";
import styles from "./quantity-field.module.css";

export interface QuantityFieldProps extends QuantityLimits {
  /** The settled quantity. A new value from outside replaces what is being typed. */
  readonly value: number;
  /** Called with the quantity to use, once typing is done (blur, Enter) or a step was pressed. */
  readonly onChange?: ((quantity: number) => void) | undefined;
  /** Called when the wish did not fit, to say so ("below-min", "above-max"; C-07). */
  readonly onClamp?: ((result: ClampedQuantity) => void) | undefined;
  /** Accessible name; "Menge" when not given. Name the article where several are on a page. */
  readonly label?: string | undefined;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  /** Id of the form that the value belongs to, when the field is outside of it. */
  readonly form?: string | undefined;
  readonly size?: "medium" | "small" | undefined;
  readonly disabled?: boolean | undefined;
}

/**
 * − n +. Without scripts it is a plain number field of its form. At the minimum the minus becomes a
 * bin where 0 deletes, else it is switched off (C-08).
 */
export function QuantityField(props: QuantityFieldProps) {
  const { value, onChange, onClamp, min = 1, max = 999, deleteOnZero = false } = props;
  const texts = useUiTexts();
  const [typed, setTyped] = useState<{ text: string; over: number } | null>(null);
  const text = typed !== null && typed.over === value ? typed.text : String(value);

  const settle = (wished: number) => {
    const result = clampQuantity(wished, { min, max, deleteOnZero });
    setTyped(null);
    if (result.reason === "above-max" || result.reason === "below-min") onClamp?.(result);
    if (result.quantity !== value) onChange?.(result.quantity);
  };
  const settleText = (wished: string) => settle(wished.trim() === "" ? Number.NaN : Number(wished));
  const settleTyped = () => {
    if (typed !== null) settleText(text);
  };
  const field = useRef<HTMLInputElement>(null);
  useEarlyInput(field, text, (early, isBeingTyped) => {
    if (isBeingTyped) setTyped({ text: early, over: value });
    else settleText(early);
  });

  const deletes = deleteOnZero && value <= min;
  const iconSize = props.size === "small" ? 16 : 20;
  const buttonSize = props.size === "small" ? "small" : "medium";
  return (
    <span className={cx(styles.frame, props.size === "small" && styles.small)}>
      <IconButton
        label={deletes ? texts.remove : texts.decrease}
        icon={deletes ? <TrashIcon size={iconSize} /> : <MinusIcon size={iconSize} />}
        size={buttonSize}
        disabled={props.disabled === true || (value <= min && !deletes)}
        onClick={() => settle(deletes ? 0 : value - 1)}
      />
      <input
        ref={field}
        type="number"
        inputMode="numeric"
        // What a browser restores on Back is an old wish, and must not change the basket.
        autoComplete="off"
        id={props.id}
        name={props.name}
        form={props.form}
        aria-label={props.label ?? texts.quantity}
        className={styles.input}
        min={deleteOnZero ? 0 : min}
        // What is settled may be beyond limits that have changed since: the shop answers that, not the browser's bubble.
        max={Math.max(max, value)}
        step={1}
        value={text}
        disabled={props.disabled}
        onChange={(event) => setTyped({ text: event.target.value, over: value })}
        onBlur={settleTyped}
        onKeyDown={(event) => {
          if (event.key === "Enter") settleTyped();
        }}
      />
      <IconButton
        label={texts.increase}
        icon={<PlusIcon size={iconSize} />}
        size={buttonSize}
        disabled={props.disabled === true || value >= max}
        onClick={() => settle(value + 1)}
      />
    </span>
  );
}
