import { Carousel } from "../../ui/carousel/carousel.tsx";
import { TextLink } from "../../ui/link/text-link.tsx";
import { SectionHeader } from "../../ui/section-header/section-header.tsx";
import type { BlockProps } from "./block.ts";
import styles from "./list-teasers.module.css";

/** So many pictures of a carousel load at once (CMS-27). */
const eagerPictures = 4;

/** A row of products, at most five in sight (CMS-08, CMS-27). */
export function Recommendations({ teaser, attributes, headsPage, product: Product }: BlockProps) {
  if (teaser.productsRecommendations.length === 0) return null;
  const headline = attributes.text("headline") ?? teaser.name;
  const anchor = attributes.anchor("link", "teaserLink");
  return (
    <section className={styles.block}>
      <SectionHeader
        level={headsPage ? 1 : 2}
        title={headline}
        action={
          anchor && (
            <TextLink {...anchor} arrow>
              {attributes.text("buttonText") ?? headline}
            </TextLink>
          )
        }
      />
      <Carousel label={headline} shows={teaser.productsRecommendations}>
        {teaser.productsRecommendations.map((product, index) => (
          <Product key={product.id} product={product} eager={index < eagerPictures ? "calm" : undefined} />
        ))}
      </Carousel>
    </section>
  );
}
