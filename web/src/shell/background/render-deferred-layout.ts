/** How long it may go on in one frame, in ms: a visitor who taps meanwhile must not notice. */
const budget = 4;

const whenIdle = (task: () => void) => (globalThis.requestIdleCallback ?? setTimeout)(task);

/**
 * Lays out what the style sheets leave for later (`content-visibility`), a few milliseconds a frame, once there is nothing
 * else to do: lengths are then true, and the whole page can be printed, pictured and searched as any other.
 *
 * `data-later="children"` marks an element whose children wait, `data-later="self"` one that waits itself.
 */
export function renderDeferredLayout(): void {
  const waiting = [...document.querySelectorAll<HTMLElement>("[data-later]")].flatMap((element) =>
    element.dataset["later"] === "self"
      ? [element]
      : [...element.children].filter((child) => child instanceof HTMLElement),
  );
  // Who leaves by a link comes back to lengths: they have to be true when the router notes them (ux 37).
  const finish = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.closest("a")) return;
    for (const element of waiting.splice(0)) element.style.contentVisibility = "visible";
  };
  addEventListener("click", finish, { capture: true });
  const goOn = (): void => {
    const end = performance.now() + budget;
    while (performance.now() < end) {
      const element = waiting.shift();
      if (!element) return removeEventListener("click", finish, { capture: true });
      element.style.contentVisibility = "visible";
      // Has it laid out now, so that the time it takes is known.
      element.getBoundingClientRect();
    }
    if (waiting.length > 0) requestAnimationFrame(() => whenIdle(goOn));
  };
  whenIdle(goOn);
}
