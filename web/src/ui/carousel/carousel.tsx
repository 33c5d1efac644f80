import { Children, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { cx } from "../cx.ts";
import { ChevronLeftIcon, ChevronRightIcon } from "../icon/interface-icons.tsx";
import { StaticIsland } from "../static-island/static-island.tsx";
import { useUiTexts } from "../texts/texts-provider.tsx";
import { carouselEnds } from "./carousel-ends.ts";
import styles from "./carousel.module.css";

export interface CarouselProps {
  readonly label: string;
  /** `many`: 2 slides and a glimpse on mobile, 3, 4, then 5 (CMS-27); `one`: a slide a page. */
  readonly shown?: "many" | "one" | undefined;
  /** What the slides show: those that came with the page are kept while it is this. */
  readonly shows: unknown;
  /** One slide each. */
  readonly children: ReactNode;
}

/** A row that scrolls and snaps natively; the arrows only help, and hide at the ends (CMS-21). */
export function Carousel({ label, shown = "many", shows, children }: CarouselProps) {
  const texts = useUiTexts();
  const track = useRef<HTMLUListElement>(null);
  const [arrows, setArrows] = useState({ back: false, forward: false });

  useEffect(() => {
    const element = track.current;
    if (element === null) return;
    const update = () => {
      const next = carouselEnds(element);
      setArrows((now) => (now.back === next.back && now.forward === next.forward ? now : next));
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    element.addEventListener("scroll", update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", update);
    };
  }, []);

  const turn = (direction: 1 | -1) => {
    const element = track.current;
    if (element === null) return;
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    element.scrollBy({
      left: direction * element.clientWidth,
      behavior: calm ? "instant" : "smooth",
    });
  };

  return (
    <section className={styles.frame} aria-label={label}>
      <StaticIsland as="ul" ref={track} shows={shows} className={cx(styles.track, styles[shown])}>
        {Children.map(children, (slide) => (
          <li className={styles.slide}>{slide}</li>
        ))}
      </StaticIsland>
      {arrows.back && (
        <div className={cx(styles.arrow, styles.back)}>
          <IconButton raised label={texts.scrollBack} icon={<ChevronLeftIcon />} onClick={() => turn(-1)} />
        </div>
      )}
      {arrows.forward && (
        <div className={cx(styles.arrow, styles.forward)}>
          <IconButton raised label={texts.scrollForward} icon={<ChevronRightIcon />} onClick={() => turn(1)} />
        </div>
      )}
    </section>
  );
}
