import { Picture } from "../../ui/picture/picture.tsx";
import type { Attributes } from "../teaser-attributes.ts";
import type { BlockProps } from "./block.ts";
import { colours } from "./colours.ts";
import styles from "./tab-teasers.module.css";
import { TeaserButton } from "./teaser-button.tsx";

/** The colour of an info card's tab that has none of its own (CMS-28). */
export const defaultTabColour = "#008dca";

interface CardProps {
  readonly card: Attributes;
  readonly name: string;
}

/** A card with a coloured tab on top: what it is about, its words, its button. */
function InfoCard({ card, name }: CardProps) {
  const image = card.image("image");
  const tab = card.text("tabText");
  return (
    <article className={styles.card}>
      {tab !== null && (
        <p className={styles.tab} {...colours(card, defaultTabColour)}>
          {tab}
        </p>
      )}
      <div className={styles.body}>
        {image && <Picture {...image} className={styles.picture} />}
        <div className={styles.words}>
          <h2>{card.text("headline") ?? card.text("teaserName") ?? name}</h2>
          {card.text("teasercontent") !== null && <p>{card.text("teasercontent")}</p>}
          <TeaserButton attributes={card} />
        </div>
      </div>
    </article>
  );
}

/** The cards of a teaser: those of its list, or the teaser itself. */
const cardsOf = (attributes: Attributes): readonly Attributes[] => {
  const list = attributes.list("tabs");
  return list.length > 0 ? list : [attributes];
};

/** Prize draws as info cards (CMS-11). */
export function PrizeDraw({ teaser, attributes }: BlockProps) {
  return (
    <div className={styles.cards}>
      {cardsOf(attributes).map((card, index) => (
        <InfoCard key={card.text("headline") ?? index} card={card} name={teaser.name} />
      ))}
    </div>
  );
}

/**
 * Info cards of which a visitor sees one (CMS-11). Scripts draw it once per browser session; it keeps the place of the
 * tallest, so nothing shifts. Without scripts the first one shows.
 */
export function AbTest({ teaser, attributes }: BlockProps) {
  return (
    <div className={styles.variants} data-ab-test={teaser.id} suppressHydrationWarning>
      {cardsOf(attributes).map((card, index) => (
        <div key={card.text("headline") ?? index} data-variant={index} data-shown={index === 0 ? "" : undefined}>
          <InfoCard card={card} name={teaser.name} />
        </div>
      ))}
    </div>
  );
}
