import type { ProductPageQuery } from "../../graph/generated/ProductPage.ts";
import { useCopy, useStorefront } from "../../lib/copy.ts";
import { garanYears } from "../garan-years.ts";
import { moreCopy } from "./copy.ts";
import styles from "./garan-label.module.css";

interface GaranLabelProps {
  readonly product: Pick<
    NonNullable<ProductPageQuery["getProductById"]>,
    "guaranteeYears" | "manufacturerName" | "name"
  >;
}

/**
 * The label of a maker's guarantee of durability that is longer than two years (Directive 2011/83/EU, Article 22a), for
 * consumers in the EU: how long, of which brand and model, and that the legal guarantee applies as well.
 */
export function GaranLabel({ product: { guaranteeYears, manufacturerName, name } }: GaranLabelProps) {
  const t = useCopy(moreCopy).garan;
  const years = garanYears(guaranteeYears, useStorefront().store);
  if (years === null) return null;
  return (
    <figure id="garan" className={styles.label} aria-label={t.name(years)}>
      <p className={styles.head}>
        <strong>{t.title}</strong>
        <svg viewBox="0 0 24 24" width={32} height={32} aria-hidden="true">
          <path d="M3 5h18v16H3zM3 10h18M8 2v5M16 2v5" fill="none" stroke="currentColor" strokeWidth={2} />
          <path d="m8 15 3 3 5-6" fill="none" stroke="currentColor" strokeWidth={2.5} />
        </svg>
      </p>
      <p className={styles.years}>{t.years(years)}</p>
      <dl className={styles.about}>
        <dt>{t.brand}</dt>
        <dd>{manufacturerName}</dd>
        <dt>{t.model}</dt>
        <dd>{name}</dd>
      </dl>
      <p>{t.text}</p>
      <p>
        <a href="/service/gewaehrleistung/">{t.legal}</a>
      </p>
    </figure>
  );
}
