import { useFooterGridQuery } from "../graph/generated/FooterGrid.ts";
import { useCopy } from "../lib/copy.ts";
import { Container } from "../ui/layout/layout.tsx";
import { Link } from "../ui/link/link.tsx";
import { copy } from "./copy.ts";
import styles from "./footer.module.css";
import { Logo } from "./logo.tsx";

/** Region ids of the footer's grid (FOOT-08). */
export const footerPageId = "footer-vue";
export const checkoutFooterPageId = "footer-vue-checkout-shipping";

/** The section that becomes the bottom bar (FOOT-03). */
const bottomSection = "Bottom Links";

/** The footer that operators keep: selling points, link sections, bottom bar (FOOT-02, FOOT-03, FOOT-13). */
export function Footer({ pageId }: { readonly pageId: string }) {
  const t = useCopy(copy);
  const [{ data }] = useFooterGridQuery({ variables: { pageId } });
  const grid = data?.getGridByPageId;
  const sections = grid?.links.filter(({ headline }) => headline !== bottomSection) ?? [];
  const bottom = grid?.links.find(({ headline }) => headline === bottomSection);
  return (
    <footer className={styles.footer} aria-label={t.footer}>
      {grid && grid.usps.length > 0 && (
        <Container>
          <ul className={styles.usps}>
            {grid.usps.map(({ headline, subheadline }) => (
              <li key={headline}>
                <strong>{headline}</strong>
                {subheadline && <span>{subheadline}</span>}
              </li>
            ))}
          </ul>
        </Container>
      )}
      <div className={styles.board} data-ground="board">
        <Container className={styles.sections}>
          <div className={styles.brand}>
            <Logo />
          </div>
          {sections.map(({ headline, list }) => (
            <section key={headline}>
              <h2>{headline}</h2>
              <ul>
                {list.map(({ label, url, external }) => (
                  <li key={url}>
                    <Link href={url} {...(external && { target: "_blank", rel: "noopener" })}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Container>
        {bottom && (
          <Container>
            <ul className={styles.bottom}>
              {bottom.list.map(({ label, url }) => (
                <li key={url}>
                  <Link href={url}>{label}</Link>
                </li>
              ))}
            </ul>
          </Container>
        )}
      </div>
    </footer>
  );
}
