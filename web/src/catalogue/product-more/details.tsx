import type { ReactNode } from "react";
import type { ProductPageQuery } from "../../graph/generated/ProductPage.ts";
import { useCopy, useStorefront } from "../../lib/copy.ts";
import { hasWithdrawalRight } from "../../lib/withdrawal-right.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { CheckIcon } from "../../ui/icon/interface-icons.tsx";
import { WarningIcon } from "../../ui/icon/status-icons.tsx";
import { StaticIsland } from "../../ui/static-island/static-island.tsx";
import { moreCopy } from "./copy.ts";
import styles from "./details.module.css";
import { GaranLabel } from "./garan-label.tsx";
import { matrixMessageOf } from "./matrix-message.ts";

type Product = NonNullable<ProductPageQuery["getProductById"]>;
type Variants = NonNullable<ProductPageQuery["getVariantInformationForProduct"]>;

interface DetailsProps {
  readonly product: Product;
  readonly variants: Variants;
}

/** Description, facts, delivery scope, warranty, care, warnings, documents and sounds (PDP-02, PDP-03, PDP-05, PDP-06, PDP-17). */
export function ProductDetails({ product, variants }: DetailsProps) {
  const t = useCopy(moreCopy);
  const { item } = variants;
  const storefront = useStorefront();
  const message = matrixMessageOf(item?.matrixCodeMessages ?? [], storefront);
  return (
    // The variants come with each answer: what is shown follows the item that is chosen.
    <StaticIsland shows={variants} className={styles.details}>
      <section>
        <h2>{t.description}</h2>
        <p className={styles.text}>{product.description}</p>
        {product.features.length > 0 && (
          <ul className={styles.features}>
            {product.features.map((feature) => (
              <li key={feature}>
                <CheckIcon size={18} /> {feature}
              </li>
            ))}
          </ul>
        )}
        {product.labelAttributes.length > 0 && (
          <p className={styles.labels}>
            {product.labelAttributes.map(({ name }) => (
              <Badge key={name} tone="good">
                {name}
              </Badge>
            ))}
          </p>
        )}
        <List title={t.care} entries={product.textileCare.map(({ name }) => name)} />
        <Documents downloads={product.downloads} />
        <Sounds samples={product.audioSamples} />
      </section>
      <section>
        <h2>{t.facts}</h2>
        <GaranLabel product={product} />
        <Facts product={product} item={item} />
        {hasWithdrawalRight(storefront.store) && (
          <p>
            <a href="/service/gewaehrleistung/">{t.legalGuaranteeLink}</a>
          </p>
        )}
        <List title={t.danger} entries={item?.dangerWarnings ?? []} icon={<WarningIcon size={20} />} />
        <List title={t.warnings} entries={item?.warnings ?? []} />
        <List title={t.notes} entries={message === null ? [] : [message]} />
      </section>
    </StaticIsland>
  );
}

/** A headed list; nothing when it is empty. With an icon it is what must not be overlooked. */
function List(props: { readonly title: string; readonly entries: readonly string[]; readonly icon?: ReactNode }) {
  const { title, entries, icon } = props;
  if (entries.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={icon ? styles.dangers : styles.warnings}>
        {entries.map((entry) => (
          <li key={entry}>
            {icon} {entry}
          </li>
        ))}
      </ul>
    </>
  );
}

function Facts({ product, item }: { readonly product: Product; readonly item: Variants["item"] }) {
  const t = useCopy(moreCopy);
  const rows = [
    ...product.dataAndFacts,
    { name: t.deliveryScope, value: product.deliveryScope },
    // A guarantee is the maker's; what the law gives is none.
    { name: product.guaranteeYears === null ? t.legalGuarantee : t.warranty, value: product.warranty },
    { name: t.plug, value: item?.powerPlugDeliveryScope },
    { name: t.plugCharge, value: item?.powerPlugCharge },
  ];
  return (
    <table className={styles.facts}>
      <tbody>
        {rows.map(
          ({ name, value }) =>
            value && (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}

function Documents({ downloads }: Pick<Product, "downloads">) {
  const t = useCopy(moreCopy);
  if (downloads.length === 0) return null;
  return (
    <>
      <h3>{t.downloads}</h3>
      {downloads.map(({ displayName, downloads: files }) => (
        <div key={displayName}>
          <h4>{displayName}</h4>
          <ul className={styles.warnings}>
            {files.map(({ url, headline }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener">
                  {headline}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

function Sounds({ samples }: { readonly samples: Product["audioSamples"] }) {
  const t = useCopy(moreCopy);
  if (samples.length === 0) return null;
  return (
    <>
      <h3>{t.audio}</h3>
      <ul className={styles.sounds}>
        {samples.map(({ name, url }) => (
          <li key={url}>
            <span>{name}</span>
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- music and sounds without words */}
            <audio controls preload="none" src={url} aria-label={name} />
          </li>
        ))}
      </ul>
    </>
  );
}
