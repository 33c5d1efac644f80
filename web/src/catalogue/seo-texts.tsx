import styles from "./seo-texts.module.css";

interface SeoText {
  readonly headline: string;
  readonly content: string;
}

/** Texts below a listing (LIST-13). The graph has escaped what operators typed; only its own paragraphs are HTML. */
export function SeoTexts({ texts }: { readonly texts: readonly SeoText[] }) {
  if (texts.length === 0) return null;
  return (
    <div className={styles.texts}>
      {texts.map(({ headline, content }) => (
        <section key={headline}>
          <h2>{headline}</h2>
          <div dangerouslySetInnerHTML={{ __html: content }} />
        </section>
      ))}
    </div>
  );
}
