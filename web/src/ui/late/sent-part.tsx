import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { StaticIsland } from "../static-island/static-island.tsx";

/** Around it is an element on both sides, without a box of its own: what is in it the browser leaves where it has no code. */
const framed = <Props extends object>(Part: ComponentType<Props>) =>
  function Framed(props: Props) {
    return (
      <div data-part="">
        <Part {...props} />
      </div>
    );
  };

/** A part whose code the browser has later, as the server shows it. */
export function asSent<Props extends object>(Part: ComponentType<Props>) {
  const Framed = framed(Part);
  return function Sent(props: Props) {
    return (
      <Suspense fallback={null}>
        <Framed {...props} />
      </Suspense>
    );
  };
}

/**
 * The same in the browser. Where the code cannot be had, what came with the page stays as the server has sent it: its
 * links and forms are plain ones, and work. Each further page tries again.
 * @param Instead what stands there where nothing came with the page, or no longer fits; nothing when not given
 */
export function sentPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead?: ComponentType<Props>,
) {
  function Later(props: Props) {
    const { key } = useLocation();
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      load().then(
        (Part) => setLoaded(() => framed(Part)),
        () => undefined,
      );
      // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new page (`key`) is another try
    }, [key]);
    if (Loaded) return <Loaded {...props} />;
    return (
      <StaticIsland data-part="" shows={key}>
        {Instead && <Instead {...props} />}
      </StaticIsland>
    );
  }
  let isSettled = false;
  let coming: Promise<{ default: ComponentType<Props> }> | undefined;
  const come = () =>
    (coming ??= load()
      .then(framed, () => Later)
      .then((Part) => {
        isSettled = true;
        return { default: Part };
      }));
  const Part = lazy(come);
  return function Coming(props: Props) {
    const latest = (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
    const [first] = useState(latest);
    const [, showLatest] = useState({});
    // Anything new would make React throw away what came with the page and is still without code.
    const shown = isSettled ? latest : first;
    useEffect(() => {
      if (shown !== latest) void come().then(() => showLatest({}));
    });
    return shown;
  };
}
