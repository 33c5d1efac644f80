import { text } from "../bilingual.ts";
import { facets, type FacetCode, optionsOf, variantAttributes } from "../catalogue/vocabulary.ts";
import type { GeneratedProduct } from "./products.ts";
import type { CatalogueRows, FacetValueRow, ProductFacetValueRow } from "./rows.ts";
import { facetCodes } from "./texts.ts";
import { variantCodes } from "./variants.ts";

const facetOrder = Object.keys(facets).filter((code): code is FacetCode => code in facets);

/** "Wortwiese Verlag" → "wortwiese-verlag": codes of brands stand in URLs, so they are plain ASCII. */
export function slug(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .replaceAll("ß", "ss");
  return plain.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
}

/** The vocabulary of variants as rows. */
export function variantRows(): Pick<CatalogueRows, "variant_attribute" | "variant_option"> {
  return {
    variant_attribute: variantCodes.map((name, position) => {
      const display = text(variantAttributes[name].name);
      return { name, display_de: display.de, display_en: display.en, position };
    }),
    variant_option: variantCodes.flatMap((attribute) =>
      variantAttributes[attribute].options.map((option, position) => {
        const display = text(option.name);
        return {
          attribute,
          code: option.code,
          display_de: display.de,
          display_en: display.en,
          position,
          css: "css" in option && typeof option.css === "string" ? option.css : null,
        };
      }),
    ),
  };
}

/** Facets, their values, and which product carries which. Values that no product carries are left out. */
export function facetRows(
  products: readonly GeneratedProduct[],
): Pick<CatalogueRows, "facet" | "facet_value" | "product_facet_value"> {
  const brands = [...new Set(products.map(({ row }) => row.brand))].toSorted((a, b) => a.localeCompare(b, "de"));
  const values = facetOrder.flatMap((code, index) => valuesOf(code, index + 1, brands));
  const idOf = new Map(values.map((value) => [`${value.facet_id}/${value.code}`, value.id]));
  const carried: ProductFacetValueRow[] = products.flatMap((product) => {
    const codes = facetOrder.flatMap((facet, index) =>
      [...codesOf(product, facet)].map((code) => idOf.get(`${index + 1}/${code}`)),
    );
    return codes.flatMap((id) => (id === undefined ? [] : [{ product_id: product.row.id, facet_value_id: id }]));
  });
  const used = new Set(carried.map(({ facet_value_id }) => facet_value_id));
  return {
    facet: facetOrder.map((code, position) => {
      const display = text(facets[code].name);
      return {
        id: position + 1,
        code,
        display_de: display.de,
        display_en: display.en,
        position,
        is_hero: facets[code].hero,
      };
    }),
    facet_value: values.filter(({ id }) => used.has(id)),
    product_facet_value: carried,
  };
}

function valuesOf(facet: FacetCode, facetId: number, brands: readonly string[]): FacetValueRow[] {
  const options =
    facet === "MARKE"
      ? brands.map((brand) => ({ code: slug(brand), name: { de: brand, en: brand }, css: null }))
      : optionValues(facet);
  return options.map(({ code, name, css }, position) => ({
    id: facetId * 65_536 + position + 1,
    facet_id: facetId,
    code,
    display_de: name.de,
    display_en: name.en,
    position,
    css,
  }));
}

function optionValues(facet: FacetCode) {
  const { options } = facets[facet];
  return optionsOf(options, options.map(({ code }) => code).join(" ") || " ").map(({ code, name, css }) => ({
    code,
    name: text(name),
    css: css ?? null,
  }));
}

function codesOf(product: GeneratedProduct, facet: FacetCode): Set<string> {
  if (facet === "MARKE") return new Set([slug(product.row.brand)]);
  const varied = product.choices
    .flat()
    .filter(({ attribute }) => attribute === facet)
    .map(({ option }) => option.code);
  if (varied.length > 0) return new Set(varied);
  const stated = facetCodes(product.family, product.model, facet);
  return new Set(stated === undefined ? [] : stated.split(" "));
}
