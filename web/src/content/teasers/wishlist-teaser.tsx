import { Picture } from "../../ui/picture/picture.tsx";
import { SafeHtml } from "../safe-html/safe-html.tsx";
import type { BlockProps } from "./block.ts";
import styles from "./wishlist-teaser.module.css";

/** The attribute that names the teaser list; a teaser of any template that has it is shown as a list. */
export const listAttribute = "wishlistId";

/** The template whose list has a button with options; those of other templates buy at once (WISH-17). */
const optionsTemplate = "Merkliste";

/** A list that the shop made: its name, its picture on one side, its description and what can be done with it (WISH-16). */
export function WishlistTeaser({ teaser, attributes, isFirst, headsPage, list: List }: BlockProps) {
  const listId = attributes.text(listAttribute);
  if (listId === null) return null;
  const name = attributes.text("headline") ?? teaser.name;
  const image = attributes.image("image");
  const description = attributes.text("teasercontent");
  const Heading = headsPage ? "h1" : "h2";
  return (
    <section
      className={styles.teaser}
      aria-label={name}
      data-side={image ? (attributes.choice("imagePosition", ["left", "right"]) ?? "left") : undefined}
      data-columns={attributes.choice("columns", ["full"]) ?? undefined}
    >
      {image && <Picture {...image} alt="" className={styles.picture} eager={isFirst} />}
      <div className={styles.words}>
        <Heading className={styles.name}>{name}</Heading>
        {description !== null && <SafeHtml id={`teaser-${teaser.id}`} html={description} shows={teaser} />}
        {List && <List listId={listId} name={name} hasOptions={teaser.template === optionsTemplate} />}
      </div>
    </section>
  );
}
