import { Children, useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { ChevronLeftIcon, ChevronRightIcon } from "../icon/interface-icons.tsx";
import { StaticIsland } from "../static-island/static-island.tsx";
import { useUiTexts } from "../texts/texts-provider.tsx";
import styles from "./carousel.module.css";

export interface CarouselProps {
  readonly label: string;
  /** What the slides show: those that came with the page are kept while it is this. */
  readonly shows: unknown;
  /** One slide each. */
  readonly children: ReactNode;
}

/**
 * A row that scrolls and snaps natively: 2 slides and a glimpse on mobile, 3, 4, then 5 (CMS-27). What its arrows do is
 * loaded after it; until then they are hidden, as they are at the ends (CMS-21).
 */
export function Carousel({ label, shows, children }: CarouselProps) {
  const texts = useUiTexts();
  const frame = useRef<HTMLElement>(null);

  useEffect(() => {
    const attached = import("./slider.ts").then(
      ({ attachSlider }) => frame.current && attachSlider(frame.current),
      // Without arrows it scrolls all the same.
      () => null,
    );
    return () => void attached.then((slider) => slider?.end());
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other slides have other ends
  }, [shows]);

  return (
    <section ref={frame} className={styles.frame} aria-label={label}>
      <StaticIsland as="ul" shows={shows} className={styles.track} data-track="">
        {Children.map(children, (slide) => (
          <li className={styles.slide}>{slide}</li>
        ))}
      </StaticIsland>
      {([-1, 1] as const).map((turn) => (
        <IconButton
          key={turn}
          raised
          hidden
          data-turn={turn}
          className={styles.arrow}
          label={turn < 0 ? texts.scrollBack : texts.scrollForward}
          icon={turn < 0 ? <ChevronLeftIcon /> : <ChevronRightIcon />}
        />
      ))}
    </section>
  );
}
