import { Link } from "../../ui/link/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import type { BlockProps } from "./block.ts";
import { colours } from "./colours.ts";
import { InfoIcon } from "./info-icon.tsx";
import styles from "./image-teasers.module.css";
import { TeaserButton } from "./teaser-button.tsx";

const linkNames = ["teaserLink", "link"];

/** A picture that leads somewhere as a whole, its words below it (CMS-03). */
export function ImageLink({ attributes, isFirst }: BlockProps) {
  const image = attributes.image("image");
  if (!image) return null;
  const anchor = attributes.anchor(...linkNames);
  const caption = attributes.text("bildunterschrift") ?? attributes.text("headline");
  const body = (
    <>
      <Picture {...image} eager={isFirst || attributes.isOn("loading.eager")} />
      {caption !== null && <span className={styles.caption}>{caption}</span>}
    </>
  );
  return anchor ? (
    <Link {...anchor} className={styles.imageLink}>
      {body}
    </Link>
  ) : (
    <div className={styles.imageLink}>{body}</div>
  );
}

/** A picture with its caption, a sign that explains it and a button on it (CMS-06). */
export function ImageTeaser({ teaser, attributes, isFirst }: BlockProps) {
  const image = attributes.image("image");
  if (!image) return null;
  const caption = attributes.text("bildunterschrift");
  const place = attributes.choice("buttonPosition", ["left", "right", "center", "centerhigh"]) ?? "left";
  return (
    <figure className={styles.figure}>
      <div className={styles.stage}>
        <Picture {...image} eager={isFirst || attributes.isOn("loading.eager")} />
        <InfoIcon attributes={attributes} id={teaser.id} />
        <div className={styles.button} data-place={place}>
          <TeaserButton attributes={attributes} />
        </div>
      </div>
      {caption !== null && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

/** A box of words pushed into a wide picture (CMS-02, Boxeinschub). */
export function BoxInsert({ teaser, attributes, isFirst, headsPage }: BlockProps) {
  const image = attributes.image("image");
  const place = attributes.choice("buttonPosition", ["left", "right", "center", "centerhigh"]) ?? "left";
  const Heading = headsPage ? "h1" : "h2";
  return (
    <section className={styles.insert} data-place={place}>
      {image && (
        <Picture {...image} eager={isFirst || attributes.isOn("loading.eager")} className={styles.insertPicture} />
      )}
      <InfoIcon attributes={attributes} id={teaser.id} />
      <div className={styles.box} {...colours(attributes)}>
        {attributes.text("preHeadline") !== null && <p className={styles.pre}>{attributes.text("preHeadline")}</p>}
        <Heading>{attributes.text("headline") ?? teaser.name}</Heading>
        {attributes.text("teasercontent") !== null && <p>{attributes.text("teasercontent")}</p>}
        <TeaserButton attributes={attributes} />
      </div>
    </section>
  );
}
