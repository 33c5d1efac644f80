import { Link } from "../../ui/link/link.tsx";
import { TextLink } from "../../ui/link/text-link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { SectionHeader } from "../../ui/section-header/section-header.tsx";
import { StaticIsland } from "../../ui/static-island/static-island.tsx";
import type { BlockProps } from "./block.ts";
import styles from "./list-teasers.module.css";
import { TeaserButton } from "./teaser-button.tsx";

/** Pictures with a word that lead somewhere: categories, themes (CMS-12, content tile). */
export function Tiles({ teaser, attributes, headsPage }: BlockProps) {
  return (
    <section className={styles.block}>
      <SectionHeader level={headsPage ? 1 : 2} title={attributes.text("headline") ?? teaser.name} />
      <StaticIsland as="ul" shows={teaser} className={styles.tiles}>
        {attributes.list("tabs").map((tile) => {
          const image = tile.image("image");
          const anchor = tile.anchor("link", "teaserLink");
          if (!anchor) return null;
          return (
            <li key={anchor.href}>
              <Link {...anchor} className={styles.tile}>
                {image && <Picture {...image} alt="" />}
                <span className={styles.tileName}>{tile.text("headline") ?? tile.text("teaserName")}</span>
              </Link>
            </li>
          );
        })}
      </StaticIsland>
    </section>
  );
}

/** Points with a heading and a sentence each: advantages, steps (CMS-12, list teaser). */
export function Points({ teaser, attributes, headsPage }: BlockProps) {
  const Heading = headsPage ? "h2" : "h3";
  return (
    <section className={styles.block}>
      <SectionHeader level={headsPage ? 1 : 2} title={attributes.text("headline") ?? teaser.name} />
      <StaticIsland as="ul" shows={teaser} className={styles.points}>
        {attributes.list("tabs").map((point) => {
          const anchor = point.anchor("link", "teaserLink");
          return (
            <li key={point.text("headline")} className={styles.point}>
              <Heading>{point.text("headline")}</Heading>
              <p>{point.text("teasercontent")}</p>
              {anchor && (
                <TextLink {...anchor} arrow>
                  {point.text("buttonText") ?? point.text("headline")}
                </TextLink>
              )}
            </li>
          );
        })}
      </StaticIsland>
    </section>
  );
}

/** A box of links under one heading (CMS-02, Linkbox). */
export function LinkBox({ teaser, attributes, headsPage }: BlockProps) {
  const Heading = headsPage ? "h1" : "h2";
  return (
    <nav className={styles.linkBox} aria-label={attributes.text("headline") ?? teaser.name}>
      <Heading>{attributes.text("headline") ?? teaser.name}</Heading>
      <StaticIsland as="ul" shows={teaser} className={styles.links}>
        {attributes.list("tabs").map((entry) => {
          const anchor = entry.anchor("link", "teaserLink");
          if (!anchor) return null;
          return (
            <li key={anchor.href}>
              <TextLink {...anchor} quiet arrow>
                {entry.text("teaserName") ?? entry.text("tabText") ?? entry.text("headline")}
              </TextLink>
            </li>
          );
        })}
      </StaticIsland>
    </nav>
  );
}

/** A service of the shop: a small picture, what it is, and the way there (CMS-02). */
export function ServiceTeaser({ teaser, attributes, headsPage }: BlockProps) {
  const Heading = headsPage ? "h1" : "h2";
  const image = attributes.image("image");
  return (
    <section className={styles.service}>
      {image && <Picture {...image} className={styles.servicePicture} />}
      <div className={styles.serviceWords}>
        <Heading>{attributes.text("headline") ?? teaser.name}</Heading>
        {attributes.text("teasercontent") !== null && <p>{attributes.text("teasercontent")}</p>}
        <TeaserButton attributes={attributes} />
      </div>
    </section>
  );
}
