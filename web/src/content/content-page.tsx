import type { ReactNode } from "react";
import { useCopy } from "../lib/copy.ts";
import { Breadcrumb } from "../ui/breadcrumb/breadcrumb.tsx";
import { Container } from "../ui/layout/layout.tsx";
import { contentCopy } from "./copy.ts";
import styles from "./content-page.module.css";
import { Grid } from "./grid.tsx";
import { headingsOf } from "./headings.ts";
import { pageHasFlag } from "./layout-flags.ts";
import type { Page } from "./page.ts";
import { pageName } from "./page-heading.ts";
import type { ListRenderer, ProductRenderer } from "./teasers/block.ts";

/** Shorter pages need no contents. */
const fewHeadings = 4;

interface ContentPageProps {
  readonly page: Page;
  readonly product: ProductRenderer;
  readonly list?: ListRenderer | undefined;
  /** The form of the page, for its form teaser; it has the page's title, which tells of its faults (ux 28). */
  readonly form?: ReactNode;
  /** Above all else: that the page is an older one. */
  readonly notice?: ReactNode;
}

/** A page that operators wrote: its way back, its contents in the left column, its rows (ROUTE-20, CMS-14). */
export function ContentPage({ page, product, list, form, notice }: ContentPageProps) {
  const t = useCopy(contentCopy);
  const { seo, rows } = page;
  const crumbs = pageHasFlag(rows, "HIDE_BREADCRUMB")
    ? []
    : (seo?.breadcrumbs ?? []).slice(0, -1).map(({ displayName, url }) => ({ name: displayName, href: url }));
  const hasForm =
    form !== undefined && rows.some(({ cells }) => cells.some(({ teaser }) => teaser?.template === "Form Teaser"));
  const headings = rows.flatMap(({ cells }) => cells.flatMap(({ teaser }) => (teaser ? headingsOf(teaser) : [])));
  const hasContents = headings.length >= fewHeadings && !pageHasFlag(rows, "HIDE_LEFT_COLUMN");
  return (
    <Container>
      {notice}
      {!hasForm && <title>{seo?.title ?? "Chalkbox"}</title>}
      {seo?.description && <meta name="description" content={seo.description} />}
      {crumbs.length > 0 && (
        <div className={styles.crumbs}>
          <Breadcrumb crumbs={crumbs} />
        </div>
      )}
      <div className={hasContents ? styles.columns : undefined}>
        {hasContents && (
          <nav className={styles.contents} aria-label={t.onThisPage}>
            <p className={styles.title}>{t.onThisPage}</p>
            <ul>
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <Grid rows={rows} product={product} list={list} form={form} page={pageName(seo)} />
      </div>
    </Container>
  );
}
