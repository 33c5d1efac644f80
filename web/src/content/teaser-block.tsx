import { safeHtml } from "../lib/safe-html.ts";
import { Carousel } from "../ui/carousel/carousel.tsx";
import { StaticIsland } from "../ui/static-island/static-island.tsx";
import { Picture } from "../ui/picture/picture.tsx";
import { Link } from "../ui/link/link.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { SectionHeader } from "../ui/section-header/section-header.tsx";
import type { ProductRenderer } from "./grid.tsx";
import { Hero } from "./hero.tsx";
import { type Attributes, attributesOf, type Teaser } from "./teaser-attributes.ts";
import styles from "./teaser-block.module.css";

interface BlockProps {
  readonly teaser: Teaser;
  readonly attributes: Attributes;
  readonly product: ProductRenderer;
  readonly isFirst: boolean;
}

/** A row of products (CMS-08). */
function Recommendations({ teaser, attributes, product: Product }: BlockProps) {
  if (teaser.productsRecommendations.length === 0) return null;
  const headline = attributes.text("headline") ?? teaser.name;
  const link = attributes.link("link");
  return (
    <section className={styles.block}>
      <SectionHeader
        title={headline}
        action={
          link && (
            <TextLink href={link} arrow>
              {attributes.text("buttonText") ?? headline}
            </TextLink>
          )
        }
      />
      <Carousel label={headline} shows={teaser.productsRecommendations}>
        {teaser.productsRecommendations.map((product) => (
          <Product key={product.id} product={product} />
        ))}
      </Carousel>
    </section>
  );
}

/** Pictures with a word that lead somewhere: categories, themes (CMS-12). */
function Tiles({ teaser, attributes }: BlockProps) {
  const headline = attributes.text("headline") ?? teaser.name;
  return (
    <section className={styles.block}>
      <SectionHeader title={headline} />
      <StaticIsland as="ul" shows={teaser} className={styles.tiles}>
        {attributes.list("tabs").map((tile) => {
          const image = tile.image("image");
          const link = tile.link("link");
          if (!link) return null;
          return (
            <li key={link}>
              <Link href={link} className={styles.tile}>
                {image && <Picture {...image} alt="" />}
                <span className={styles.tileName}>{tile.text("headline")}</span>
              </Link>
            </li>
          );
        })}
      </StaticIsland>
    </section>
  );
}

/** A picture that leads somewhere (CMS-03). */
function ImageLink({ attributes }: BlockProps) {
  const image = attributes.image("image");
  const link = attributes.link("teaserLink") ?? attributes.link("link");
  if (!image) return null;
  const caption = attributes.text("bildunterschrift") ?? attributes.text("headline");
  const body = (
    <>
      <Picture {...image} />
      {caption && <span className={styles.caption}>{caption}</span>}
    </>
  );
  return link ? (
    <Link href={link} className={styles.imageLink}>
      {body}
    </Link>
  ) : (
    <div className={styles.imageLink}>{body}</div>
  );
}

/** Points with a heading and a sentence each: advantages, steps (CMS-12). */
function Points({ teaser, attributes }: BlockProps) {
  return (
    <section className={styles.block}>
      <SectionHeader title={attributes.text("headline") ?? teaser.name} />
      <StaticIsland as="ul" shows={teaser} className={styles.points}>
        {attributes.list("tabs").map((point) => (
          <li key={point.text("headline")} className={styles.point}>
            <h3>{point.text("headline")}</h3>
            <p>{point.text("teasercontent")}</p>
            {point.link("link") && (
              <TextLink href={point.link("link") ?? "/"} arrow>
                {point.text("buttonText") ?? point.text("headline")}
              </TextLink>
            )}
          </li>
        ))}
      </StaticIsland>
    </section>
  );
}

/** HTML that operators wrote (CMS-04), made anew from the elements that texts need. */
function Html({ attributes, isFirst, teaser }: BlockProps) {
  const headline = attributes.text("headline");
  return (
    <section className={styles.html}>
      {headline && <SectionHeader level={isFirst ? 1 : 2} title={headline} />}
      <div
        dangerouslySetInnerHTML={{ __html: safeHtml(attributes.text("teasercontent") ?? "") }}
        id={`teaser-${teaser.id}`}
      />
    </section>
  );
}

/** Templates with a display of their own; every other one gets the fallback (CMS-13). */
const blocks: Readonly<Record<string, (props: BlockProps) => React.ReactNode>> = {
  "Slider Hero Teaser": ({ attributes, teaser }) => (
    <Hero slides={attributes.list("tabs")} label={teaser.name} shows={teaser} />
  ),
  "Recommendations Teaser": Recommendations,
  "content tile": Tiles,
  "Image Link Teaser": ImageLink,
  "image teaser": ImageLink,
  "list teaser": Points,
  "HTML Teaser": Html,
  "HTML Box Teaser": Html,
};

/** A teaser in its template's display. */
export function TeaserBlock({ teaser, product, isFirst }: Omit<BlockProps, "attributes">) {
  const Block = blocks[teaser.template] ?? Html;
  return <Block teaser={teaser} attributes={attributesOf(teaser)} product={product} isFirst={isFirst} />;
}
