import { OperatorHtml } from "#operator-html";
import { StaticIsland } from "../ui/static-island/static-island.tsx";
import styles from "./seo-texts.module.css";

interface SeoText {
  readonly headline: string;
  readonly content: string;
}

/** Texts below a listing (LIST-13). */
export function SeoTexts({ texts }: { readonly texts: readonly SeoText[] }) {
  if (texts.length === 0) return null;
  return (
    <StaticIsland shows={texts} className={styles.texts}>
      {texts.map(({ headline, content }) => (
        <section key={headline}>
          <h2>{headline}</h2>
          <OperatorHtml html={content} />
        </section>
      ))}
    </StaticIsland>
  );
}
