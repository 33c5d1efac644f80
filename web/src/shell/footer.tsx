import { usePageGraph } from "../graph/context.ts";
import { FooterGridDocument, type FooterGridQuery, useFooterGridQuery } from "../graph/generated/FooterGrid.ts";
import { useCopy } from "../lib/copy.ts";
import { Container } from "../ui/layout/layout.tsx";
import { Link } from "../ui/link/link.tsx";
import { copy } from "./copy.ts";
import styles from "./footer.module.css";
import { Logo } from "./logo.tsx";
import { useStaticMarkup } from "./static-markup.ts";

/** Region ids of the footer's grid (FOOT-08). */
export const footerPageId = "footer-vue";
export const checkoutFooterPageId = "footer-vue-checkout-shipping";

/** The section that becomes the bottom bar (FOOT-03). */
const bottomSection = "Bottom Links";

/** Stands for a grid that operators have not made. */
const noGrid = {};

interface FooterProps {
  readonly pageId: string;
}

/** The footer that operators keep: selling points, link sections, bottom bar (FOOT-02, FOOT-03, FOOT-13). */
export function Footer({ pageId }: FooterProps) {
  const t = useCopy(copy);
  const grid = usePageGraph()?.read(FooterGridDocument, { pageId })?.data?.getGridByPageId;
  const markup = useStaticMarkup(pageId, grid ?? noGrid, <FooterContent grid={grid} />);
  const frame = { id: pageId, className: styles.footer, "aria-label": t.footer, "data-later": "self" } as const;
  if (markup === null) {
    return (
      <footer {...frame}>
        <LiveFooterContent pageId={pageId} />
      </footer>
    );
  }
  return <footer {...frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** The footer in a tab that began on a page without it. */
function LiveFooterContent({ pageId }: FooterProps) {
  const [{ data }] = useFooterGridQuery({ variables: { pageId } });
  return <FooterContent grid={data?.getGridByPageId} />;
}

/** What a grid shows. Depends on nothing else: the server keeps its markup. */
function FooterContent({ grid }: { readonly grid: FooterGridQuery["getGridByPageId"] | undefined }) {
  const sections = grid?.links.filter(({ headline }) => headline !== bottomSection) ?? [];
  const bottom = grid?.links.find(({ headline }) => headline === bottomSection);
  return (
    <>
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
    </>
  );
}
