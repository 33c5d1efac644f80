import { Form, useSubmit } from "react-router";
import type { ProductPageQuery } from "../graph/generated/ProductPage.ts";
import { useCopy } from "../lib/copy.ts";
import { cx } from "../ui/cx.ts";
import { Link } from "../ui/link/link.tsx";
import { Select } from "../ui/select/select.tsx";
import { productCopy } from "./product-copy.ts";
import { variantField, writeVariants } from "./variant-url.ts";
import styles from "./variant-picker.module.css";

type Attribute = NonNullable<ProductPageQuery["getVariantInformationForProduct"]>["variantAttributes"][number];
type Option = Attribute["options"][number];

interface VariantPickerProps {
  readonly attributes: readonly Attribute[];
  /** Highlights attributes without a choice; on after a try to buy without one (VARIANT-07). */
  readonly showInvalid: boolean;
}

/** The choice of an attribute that is replaced, and all others kept. */
const selectionWith = (attributes: readonly Attribute[], name: string, value: string) => [
  ...attributes.flatMap((attribute) => {
    const chosen = attribute.options.find(({ selected }) => selected);
    return attribute.name !== name && chosen ? [{ name: attribute.name, value: chosen.value }] : [];
  }),
  { name, value },
];

/**
 * The variants of a product: tiles where options have a colour or a picture, a dropdown otherwise (VARIANT-02). Every
 * choice is an address, so it works without scripts and survives a reload. What cannot be had stays visible and states
 * why (ux 34).
 */
export function VariantPicker({ attributes, showInvalid }: VariantPickerProps) {
  const t = useCopy(productCopy);
  return (
    <div className={styles.picker}>
      {attributes.map((attribute) => {
        const chosen = attribute.options.find(({ selected }) => selected);
        const isInvalid = showInvalid && !chosen;
        const isTiles = attribute.options.some(({ css, image }) => css !== null || image !== null);
        const hrefOf = ({ value }: Option) => writeVariants(selectionWith(attributes, attribute.name, value));
        return isTiles ? (
          <Tiles key={attribute.name} attribute={attribute} chosen={chosen} isInvalid={isInvalid} hrefOf={hrefOf} />
        ) : (
          <Dropdown
            key={attribute.name}
            attribute={attribute}
            others={attributes}
            error={isInvalid ? t.chooseVariant(attribute.displayName) : undefined}
          />
        );
      })}
    </div>
  );
}

function Tiles(props: {
  readonly attribute: Attribute;
  readonly chosen: Option | undefined;
  readonly isInvalid: boolean;
  readonly hrefOf: (option: Option) => string;
}) {
  const t = useCopy(productCopy);
  const { attribute, chosen, isInvalid, hrefOf } = props;
  const titleId = `variant-${attribute.name}`;
  return (
    <div role="group" aria-labelledby={titleId} className={cx(styles.group, isInvalid && styles.invalid)}>
      <p id={titleId} className={styles.title}>
        {attribute.displayName}: <span className={styles.chosen}>{chosen?.value ?? t.pleaseChoose}</span>
      </p>
      {isInvalid && <p className={styles.error}>{t.chooseVariant(attribute.displayName)}</p>}
      <ul className={styles.tiles}>
        {attribute.options.map((option) => (
          <li key={option.value}>
            <Link
              href={hrefOf(option)}
              data-keep-scroll=""
              className={cx(styles.tile, option.selected && styles.selected, option.disabled && styles.disabled)}
              aria-current={option.selected ? "true" : undefined}
              aria-label={option.disabledReason ? `${option.value}, ${option.disabledReason}` : option.value}
            >
              {option.css !== null && (
                <svg className={styles.swatch} aria-hidden>
                  <circle r="200%" fill={option.css} />
                </svg>
              )}
              {option.css === null && option.image && (
                <img src={option.image.src} alt="" width={56} height={42} className={styles.picture} />
              )}
              <span className={styles.label}>{option.value}</span>
              {option.hasDiscount && <span className={styles.discount}>%</span>}
            </Link>
          </li>
        ))}
      </ul>
      {attribute.options.map(
        ({ value, disabledReason }) =>
          disabledReason && (
            <p key={value} className={styles.reason}>
              {value} – {disabledReason}
            </p>
          ),
      )}
    </div>
  );
}

function Dropdown({
  attribute,
  others,
  error,
}: {
  readonly attribute: Attribute;
  readonly others: readonly Attribute[];
  readonly error: string | undefined;
}) {
  const t = useCopy(productCopy);
  const submit = useSubmit();
  const chosen = attribute.options.find(({ selected }) => selected);
  return (
    <Form method="get" preventScrollReset className={styles.dropdown}>
      {selectionWith(others, attribute.name, "")
        .slice(0, -1)
        .map(({ name, value }) => (
          <input key={name} type="hidden" name={variantField(name)} value={value} />
        ))}
      <Select
        key={chosen?.value ?? ""}
        label={attribute.displayName}
        name={variantField(attribute.name)}
        defaultValue={chosen?.value ?? ""}
        error={error}
        required
        onChange={({ currentTarget }) => void submit(currentTarget.form, { preventScrollReset: true, replace: true })}
      >
        <option value="">{t.pleaseChoose}</option>
        {attribute.options.map(({ value, disabledReason }) => (
          <option key={value} value={value}>
            {disabledReason ? `${value} – ${disabledReason}` : value}
          </option>
        ))}
      </Select>
      <noscript>
        <button type="submit">{t.select}</button>
      </noscript>
    </Form>
  );
}
