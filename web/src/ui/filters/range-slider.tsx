import { type KeyboardEvent, useEffect, useRef } from "react";
import type { RoundBounds } from "./round-bounds.ts";
import styles from "./range-slider.module.css";

export interface RangeSliderProps {
  readonly bounds: RoundBounds;
  /** What is chosen; open ends are the bounds. */
  readonly from: number | undefined;
  readonly to: number | undefined;
  /** Names of the two thumbs. */
  readonly lowest: string;
  readonly highest: string;
  /** How a value is read out and shown. */
  readonly textOf: (value: number) => string;
  /** While a thumb moves; an end at its bound is open. */
  readonly onMove: (from: number | undefined, to: number | undefined) => void;
  /** A thumb was let go. */
  readonly onDone: () => void;
}

const steering = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"]);

/** Two thumbs on one track. It has no names for a form: the fields beside it are what is sent. */
export function RangeSlider(props: RangeSliderProps) {
  const { bounds, from, to, textOf } = props;
  const { min, max, step } = bounds;
  const low = useRef<HTMLInputElement>(null);
  const high = useRef<HTMLInputElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const show = (start: number, end: number): void => {
    const share = (value: number) => `${((value - min) / (max - min)) * 100}%`;
    track.current?.style.setProperty("--start", share(start));
    track.current?.style.setProperty("--end", share(end));
    low.current?.setAttribute("aria-valuetext", textOf(start));
    high.current?.setAttribute("aria-valuetext", textOf(end));
  };
  useEffect(() => {
    if (!low.current || !high.current) return;
    low.current.value = String(from ?? min);
    high.current.value = String(to ?? max);
    show(low.current.valueAsNumber, high.current.valueAsNumber);
  });
  const move = (moved: "low" | "high"): void => {
    if (!low.current || !high.current) return;
    // The thumbs do not cross: the one that moves stops a step before the other.
    if (moved === "low")
      low.current.value = String(Math.min(low.current.valueAsNumber, high.current.valueAsNumber - step));
    else high.current.value = String(Math.max(high.current.valueAsNumber, low.current.valueAsNumber + step));
    const [start, end] = [low.current.valueAsNumber, high.current.valueAsNumber];
    show(start, end);
    props.onMove(start <= min ? undefined : start, end >= max ? undefined : end);
  };
  const thumb = {
    type: "range",
    min,
    max,
    step,
    className: styles.thumb,
    onPointerUp: props.onDone,
    onKeyUp: ({ key }: KeyboardEvent) => {
      if (steering.has(key)) props.onDone();
    },
  } as const;
  return (
    <div ref={track} className={styles.slider}>
      <input {...thumb} ref={low} defaultValue={from ?? min} aria-label={props.lowest} onChange={() => move("low")} />
      <input {...thumb} ref={high} defaultValue={to ?? max} aria-label={props.highest} onChange={() => move("high")} />
    </div>
  );
}
