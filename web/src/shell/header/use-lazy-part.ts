import { useCallback, useEffect, useRef, useState } from "react";

/**
 * A part of the page whose code is loaded when it is wanted.
 * @param load the same function at each call; the import that it holds is done once
 * @returns the part, null until it is there; and what loads it, which resolves to null when it cannot be had
 */
export function useLazyPart<Part extends object>(load: () => Promise<Part>): [Part | null, () => Promise<Part | null>] {
  const [part, setPart] = useState<Part | null>(null);
  const loader = useRef(load);
  useEffect(() => {
    loader.current = load;
  });
  const want = useCallback(async (): Promise<Part | null> => {
    try {
      const loaded = await loader.current();
      setPart(loaded);
      return loaded;
    } catch {
      // It may be had the next time.
      return null;
    }
  }, []);
  return [part, want];
}
