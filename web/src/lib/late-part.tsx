import { type ComponentType, lazy, useEffect, useState } from "react";
import { useLocation } from "react-router";

/**
 * A part whose code comes with the page that first shows it. Where the code cannot be had, the page does without the
 * part, and each further page tries again: React's own `lazy` keeps the failure, and the whole page goes down with it.
 * Around it there is a `Suspense`, or a navigation that waits.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  function Later(props: Props) {
    const { key } = useLocation();
    const [loaded, setLoaded] = useState<{ readonly Part: ComponentType<Props> } | null>(null);
    useEffect(() => {
      load().then(
        (Part) => setLoaded({ Part }),
        () => undefined,
      );
      // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new page (`key`) is another try
    }, [key]);
    return loaded && <loaded.Part {...props} />;
  }
  return lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      (): { default: ComponentType<Props> } => ({ default: Later }),
    ),
  );
}
