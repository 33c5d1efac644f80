import type { ProductBelowTheFoldQuery } from "../../graph/generated/ProductBelowTheFold.ts";
import { OperatorHtml } from "#operator-html";
import { Accordion } from "../../ui/accordion/accordion.tsx";
import { StaticIsland } from "../../ui/static-island/static-island.tsx";
import styles from "./extra-tabs.module.css";

interface ExtraTabsProps {
  readonly tabs: NonNullable<ProductBelowTheFoldQuery["getProductById"]>["extraTabs"];
  readonly contents: ProductBelowTheFoldQuery["getExtraTabContents"];
}

/** Further tabs of a product, as folds that open without scripts (PDP-08). One without content is left out. */
export function ExtraTabs({ tabs, contents }: ExtraTabsProps) {
  const items = tabs.flatMap(({ id, headline, name }) => {
    const html = contents.find((content) => content.id === id)?.content ?? "";
    const body = (
      <>
        <h4>{headline}</h4>
        <OperatorHtml html={html} />
      </>
    );
    return html === "" ? [] : [{ id: `tab-${id}`, title: name, body }];
  });
  if (items.length === 0) return null;
  return (
    <StaticIsland as="section" shows={contents} className={styles.tabs}>
      <Accordion items={items} />
    </StaticIsland>
  );
}
