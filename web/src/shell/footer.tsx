import { type ComponentType, lazy, Suspense } from "react";
import { usePageGraph } from "../graph/context.ts";
import { FooterGridDocument, type FooterGridQuery, useFooterGridQuery } from "../graph/generated/FooterGrid.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import type { Storefront } from "../lib/storefront-from-host.ts";
import { copy } from "./copy.ts";
import type { FooterContentProps } from "./footer/footer-content.tsx";
import styles from "./footer.module.css";
import { useStaticMarkup } from "./static-markup.ts";

/** Region ids of the footer's grid (FOOT-08). */
export const footerPageId = "footer-vue";
export const checkoutFooterPageId = "footer-vue-checkout-shipping";

/** The browser takes the content from the page; a tab that began without it loads its code then. */
const FooterContent: ComponentType<FooterContentProps> = import.meta.env.SSR
  ? (await import("./footer/footer-content.tsx")).FooterContent
  : lazy(async () => ({ default: (await import("./footer/footer-content.tsx")).FooterContent }));

/** What markup is kept by: storefronts whose answers read the same share the answer, not the footer. */
const keys = new WeakMap<object, Map<string, object>>();
/** Stands for an answer that did not come. */
const noAnswer = {};

function keyOf(data: FooterGridQuery | undefined, { store, language }: Storefront): object {
  const answer = data ?? noAnswer;
  const ofAnswer = keys.get(answer) ?? new Map<string, object>();
  const key = ofAnswer.get(`${store} ${language}`) ?? {};
  keys.set(answer, ofAnswer.set(`${store} ${language}`, key));
  return key;
}

interface FooterProps {
  readonly pageId: string;
}

/** The footer that operators keep: selling points, link sections, bottom bar (FOOT-01..13). */
export function Footer({ pageId }: FooterProps) {
  const t = useCopy(copy);
  const storefront = useStorefront();
  const data = usePageGraph()?.read(FooterGridDocument, { pageId })?.data;
  const key = import.meta.env.SSR ? keyOf(data, storefront) : undefined;
  const markup = useStaticMarkup(pageId, key, <FooterContent data={data} storefront={storefront} />);
  const frame = { id: pageId, className: styles.footer, "aria-label": t.footer, "data-later": "self" } as const;
  if (markup === null) {
    return (
      <footer {...frame}>
        <Suspense>
          <LiveFooterContent pageId={pageId} />
        </Suspense>
      </footer>
    );
  }
  return <footer {...frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** The footer in a tab that began on a page without it. */
function LiveFooterContent({ pageId }: FooterProps) {
  const [{ data }] = useFooterGridQuery({ variables: { pageId } });
  return <FooterContent data={data} storefront={useStorefront()} />;
}
