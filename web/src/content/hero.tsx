import { ButtonLink } from "../ui/button/button.tsx";
import { Carousel } from "../ui/carousel/carousel.tsx";
import { Picture } from "../ui/picture/picture.tsx";
import styles from "./hero.module.css";
import type { Attributes } from "./teaser-attributes.ts";

/** A slide of the hero: words on the storefront's ground beside a large picture. */
function Slide({ slide, isFirst }: { readonly slide: Attributes; readonly isFirst: boolean }) {
  const image = slide.image("image");
  const link = slide.link("link");
  const Heading = isFirst ? "h1" : "h2";
  return (
    <div className={styles.slide} data-ground="board">
      <div className={styles.words}>
        {slide.text("preHeadline") && <p className={styles.pre}>{slide.text("preHeadline")}</p>}
        <Heading className={styles.headline}>{slide.text("headline")}</Heading>
        {slide.text("postHeadline") && <p className={styles.post}>{slide.text("postHeadline")}</p>}
        {link && (
          <ButtonLink href={link} scheme="secondary">
            {slide.text("buttonText") ?? slide.text("headline")}
          </ButtonLink>
        )}
      </div>
      {image && <Picture {...image} alt={image.alt} eager={isFirst} className={styles.picture} />}
    </div>
  );
}

interface HeroProps {
  readonly slides: readonly Attributes[];
  readonly label: string;
  /** What the slides were read from. */
  readonly shows: unknown;
}

/** The hero slider (CMS-07): a row that snaps; nothing moves by itself until the visitor asks for it. */
export function Hero({ slides, label, shows }: HeroProps) {
  const [first] = slides;
  if (!first) return null;
  if (slides.length === 1) return <Slide slide={first} isFirst />;
  return (
    <Carousel label={label} shown="one" shows={shows}>
      {slides.map((slide, index) => (
        <Slide key={slide.text("headline") ?? index} slide={slide} isFirst={index === 0} />
      ))}
    </Carousel>
  );
}
