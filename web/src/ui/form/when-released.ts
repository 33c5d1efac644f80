/** Presses of the main button that are under way; several keep it at one: there is one pointer. */
let isPressed = false;
let waiting: (() => void)[] = [];
let watchers = 0;

function press({ button }: MouseEvent): void {
  if (button === 0) isPressed = true;
}

function release(): void {
  isPressed = false;
  // The click follows the release in the same task: what waits must not move its target either.
  setTimeout(() => {
    const due = waiting;
    waiting = [];
    for (const act of due) act();
  });
}

/** Follows presses while someone needs them; the returned function ends that. For `useEffect`. */
export function watchPresses(): () => void {
  watchers += 1;
  if (watchers === 1) {
    document.addEventListener("mousedown", press, true);
    document.addEventListener("mouseup", release, true);
    document.addEventListener("dragend", release, true);
  }
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    document.removeEventListener("mousedown", press, true);
    document.removeEventListener("mouseup", release, true);
    document.removeEventListener("dragend", release, true);
    isPressed = false;
    waiting = [];
  };
}

/**
 * Does something at once, or after the click when a button is held down: leaving a field by pressing what is below it
 * would otherwise move that away between press and release, and the click would be lost.
 */
export function whenReleased(act: () => void): void {
  if (isPressed) waiting.push(act);
  else act();
}
