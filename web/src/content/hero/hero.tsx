import { useCopy, useStorefront } from "../../lib/copy.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { ChevronLeftIcon, ChevronRightIcon } from "../../ui/icon/interface-icons.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { StaticIsland } from "../../ui/static-island/static-island.tsx";
import { useUiTexts } from "../../ui/texts/texts-provider.tsx";
import { contentCopy } from "../copy.ts";
import type { Attributes } from "../teaser-attributes.ts";
import type { BlockProps } from "../teasers/block.ts";
import { colours, lineColour } from "../teasers/colours.ts";
import styles from "./hero.module.css";

/** A slide of the hero: words on the storefront's ground beside a large picture. */
function Slide({
  slide,
  isFirst,
  headsPage,
}: Pick<BlockProps, "isFirst" | "headsPage"> & { readonly slide: Attributes }) {
  const image = slide.image("image");
  const anchor = slide.anchor("link", "teaserLink");
  const Heading = headsPage ? "h1" : "h2";
  const line = (name: string) => slide.text(name);
  return (
    <div
      className={styles.slide}
      data-ground="board"
      data-align={slide.choice("heroTeaserAlignment", ["left", "right", "center"]) ?? "left"}
    >
      <div className={styles.words} {...colours(slide)}>
        {line("preHeadline") && (
          <p className={styles.pre} {...lineColour(slide, "colorPreHeadline")}>
            {line("preHeadline")}
          </p>
        )}
        <Heading className={styles.headline} {...lineColour(slide, "colorHeadline")}>
          {line("headline")}
        </Heading>
        {line("postHeadline") && (
          <p className={styles.post} {...lineColour(slide, "colorPostHeadline")}>
            {line("postHeadline")}
          </p>
        )}
        {anchor && (
          <ButtonLink {...anchor} scheme={slide.scheme ?? "secondary"}>
            {slide.text("buttonText") ?? slide.text("headline")}
          </ButtonLink>
        )}
      </div>
      {image && <Picture {...image} eager={isFirst} className={styles.picture} />}
    </div>
  );
}

/** The hero slider (CMS-07): a row that snaps. What moves it is loaded once the page is there (`behaviour/hero.ts`). */
export function Hero({ teaser, attributes, isFirst, headsPage }: BlockProps) {
  const t = useCopy(contentCopy);
  const texts = useUiTexts();
  const { store } = useStorefront();
  const slides = attributes.list("tabs");
  const [first] = slides;
  if (!first) return null;
  if (slides.length === 1) return <Slide slide={first} isFirst={isFirst} headsPage={headsPage} />;
  return (
    <section className={styles.hero} aria-label={teaser.name} data-hero={store} suppressHydrationWarning>
      <StaticIsland as="ul" shows={teaser} className={styles.track} data-track="">
        {slides.map((slide, index) => (
          <li key={slide.text("headline") ?? index}>
            <Slide slide={slide} isFirst={isFirst && index === 0} headsPage={headsPage && index === 0} />
          </li>
        ))}
      </StaticIsland>
      <IconButton
        raised
        hidden
        data-turn="-1"
        className={styles.back}
        label={texts.scrollBack}
        icon={<ChevronLeftIcon />}
      />
      <IconButton
        raised
        hidden
        data-turn="1"
        className={styles.forward}
        label={texts.scrollForward}
        icon={<ChevronRightIcon />}
      />
      <div className={styles.controls} role="group" aria-label={t.slides}>
        {slides.map((slide, index) => (
          <button
            key={slide.text("headline") ?? index}
            type="button"
            className={styles.dot}
            data-dot={index}
            aria-label={t.slide(index + 1, slides.length)}
            aria-current={index === 0 ? "true" : undefined}
          />
        ))}
        <button
          type="button"
          hidden
          className={styles.pause}
          data-pause={t.pause}
          data-play={t.play}
          aria-label={t.pause}
        />
      </div>
    </section>
  );
}
