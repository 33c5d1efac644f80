/** A control that a shopper has used. */
interface EarlyAction {
  readonly control: HTMLElement;
  /** Whether it was pressed rather than filled in. */
  readonly isPress: boolean;
}

declare global {
  interface Window {
    /** What was done on this page before its scripts were there. */
    earlyActions?: {
      readonly taken: EarlyAction[];
      /** Fields of this page that were filled in within its first minute, for what React renders again; the last one last. */
      readonly typed: Set<HTMLElement>;
      /** From now on records what React drops alone; to be called when React has begun to listen. */
      readonly follow: () => void;
      readonly stop: () => void;
      /** The picture that was pressed last, for the code that enlarges it and does so itself from now on. */
      readonly takePicture: () => HTMLElement | null;
    };
  }
}

/**
 * Records which controls a shopper uses before the page's scripts listen. Links and forms work without scripts; a
 * shopper who uses one leaves the page, and recorded controls are dropped.
 *
 * React listens before it has rendered. It answers an event by rendering at once; where that has to wait for something,
 * it stops the event, and nothing else has seen it. A listener behind React's sees that it was stopped.
 *
 * It is sent as its own text, so it may use nothing from outside.
 *
 * @param page what React will hydrate
 */
export function recordActions(page: EventTarget = document): void {
  const taken: EarlyAction[] = [];
  const typed = new Set<HTMLElement>();
  let isReactListening = false;
  let picture: HTMLAnchorElement | null = null;
  /** Holds the press on a picture for the code that enlarges it; where that does not come, the link leads to the file. */
  const holdPicture = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-zoom]") : null;
    if (!link || !(event instanceof MouseEvent) || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    picture = link;
    setTimeout(() => picture === link && location.assign(link.href), 4_000);
  };
  const record = ({ type, target, cancelBubble: isStopped }: Event): void => {
    if (!(target instanceof Element) || (isReactListening && !isStopped)) return;
    const field = type === "input" ? target.closest<HTMLElement>("input, select, textarea") : null;
    // Browsers open and close popovers by themselves.
    const press = type === "click" ? target.closest<HTMLElement>("button[type=button]:not([popovertarget])") : null;
    if (type === "submit" || (type === "click" && target.closest("a[href]:not([href^='#'], [data-zoom])")))
      taken.length = 0;
    else if (press) taken.push({ control: press, isPress: true });
    else if (field && taken.at(-1)?.control !== field) taken.push({ control: field, isPress: false });
  };
  const types = ["click", "input", "submit"];
  const listen = (): void => types.forEach((type) => page.addEventListener(type, record, true));
  const stop = (): void => types.forEach((type) => page.removeEventListener(type, record, true));
  listen();
  page.addEventListener("click", holdPicture, true);
  const forgetAfter = 60_000;
  const [{ pathname }, began] = [location, performance.now()];
  const remember = ({ target }: Event): void => {
    // What is removed once the page has come to life, or was left, is removed for good.
    const isOver = performance.now() - began > forgetAfter || location.pathname !== pathname;
    if (isOver) page.removeEventListener("input", remember, true);
    if (isOver) return typed.clear();
    if (!(target instanceof HTMLElement)) return;
    // The field that was filled in last comes last.
    typed.delete(target);
    typed.add(target);
  };
  page.addEventListener("input", remember, true);
  window.earlyActions = {
    taken,
    typed,
    follow: () => {
      stop();
      isReactListening = true;
      listen();
    },
    stop,
    takePicture: () => {
      page.removeEventListener("click", holdPicture, true);
      const held = picture;
      picture = null;
      return held;
    },
  };
}
