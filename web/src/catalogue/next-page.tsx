import { useEffect, useRef } from "react";
import { useFetcher, useLocation } from "react-router";

/** Requests the next page once its links come into view, so that it is there when it is opened. */
export function NextPage({ search }: { readonly search: string }) {
  const mark = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const { load } = useFetcher();
  useEffect(() => {
    const element = mark.current;
    if (!element || typeof IntersectionObserver === "undefined") return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void load(pathname + search);
      },
      { rootMargin: "600px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [load, pathname, search]);
  return <div ref={mark} />;
}
