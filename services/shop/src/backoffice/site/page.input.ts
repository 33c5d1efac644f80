import * as v from "valibot";
import { pictureSchema } from "@chalkbox/pictures";
import { isOwnPath, isWebAddress } from "../../content/page/link-target.ts";
import { type StoredAttribute, storedRows } from "../../content/page/page.types.ts";
import { store } from "../assortment/inputs.ts";
import { htmlFault } from "./html.ts";

const text = v.object({ de: v.pipe(v.string(), v.maxLength(500)), en: v.pipe(v.string(), v.maxLength(500)) });
const path = v.pipe(
  v.string(),
  v.maxLength(300),
  v.regex(/^\/([a-z0-9-]+\/)*$/, "Lower case, with a slash at both ends."),
);
const target = v.pipe(
  v.string(),
  v.maxLength(2_000),
  v.check((url) => isOwnPath(url) || isWebAddress(url), "A path of the shop, or an http or https address."),
);

/** A link of the head; what browsers load or follow by themselves is none. */
const link = v.object({
  rel: v.picklist(["alternate", "prev", "next", "author", "license", "help"]),
  href: target,
  hreflang: v.nullish(
    v.pipe(v.string(), v.regex(/^(?:x-default|[a-z]{2}(?:-[A-Z]{2})?)$/, "For example de-AT.")),
    null,
  ),
});

/** Whether a page may link there; the storefront drops all other addresses. */
export const isSafeLink = (url: string): boolean =>
  isOwnPath(url) || isWebAddress(url) || /^(mailto:|tel:|#)/.test(url);

function attributeFault(attribute: StoredAttribute): string | null {
  const html = attribute.text ? (htmlFault(attribute.text.de) ?? htmlFault(attribute.text.en)) : null;
  if (html !== null) return html;
  if (attribute.url !== undefined && !isSafeLink(attribute.url))
    return `${attribute.url.slice(0, 60)} is no address that a page may link to.`;
  if (attribute.picture && !v.is(pictureSchema, attribute.picture))
    return `${attribute.picture.kind} is no kind of picture that can be drawn.`;
  const entries = "valueList" in attribute ? (attribute.valueList ?? []) : [];
  return firstFault(entries.flatMap((entry) => entry.attributes));
}

function firstFault(attributes: readonly StoredAttribute[]): string | null {
  for (const attribute of attributes) {
    const fault = attributeFault(attribute);
    if (fault !== null) return fault;
  }
  return null;
}

/** Rows of a page or region, with HTML, links and pictures that pages show. */
export const rows = v.pipe(
  storedRows,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const attributes = dataset.value.flatMap(({ cells }) => cells.flatMap(({ teaser }) => teaser?.attributes ?? []));
    const fault = firstFault(attributes);
    if (fault !== null) addIssue({ message: fault });
  }),
);

/** Tests of a page; each once. Their id is part of a cookie's name. */
const abTests = v.pipe(
  v.array(
    v.object({
      id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, "Letters, digits, dashes and underscores.")),
      trackingCode: v.pipe(v.string(), v.trim(), v.nonEmpty("This must not be empty."), v.maxLength(100)),
    }),
  ),
  v.maxLength(20),
  v.check((tests) => new Set(tests.map(({ id }) => id)).size === tests.length, "Each test once."),
);

/** `ContentPageInput`. */
export const contentPage = v.pipe(
  v.object({
    path,
    store: v.nullish(store, null),
    pageType: v.picklist(["CONTENT", "REDIRECT", "GONE"]),
    redirectUrl: v.nullish(target, null),
    isTemporary: v.boolean(),
    name: v.nullish(text, { de: "", en: "" }),
    title: v.nullish(text, { de: "", en: "" }),
    description: v.nullish(text, { de: "", en: "" }),
    robots: v.nullish(v.pipe(v.string(), v.regex(/^[a-z, -]{1,80}$/, "For example noindex,follow.")), null),
    canonicalUrl: v.nullish(target, null),
    links: v.nullish(v.pipe(v.array(link), v.maxLength(20)), []),
    rows: v.nullish(rows, []),
    abTests: v.nullish(abTests, null),
    isDraft: v.boolean(),
  }),
  v.forward(
    v.check(
      ({ pageType, redirectUrl }) => (pageType === "REDIRECT") === (redirectUrl !== null),
      "Redirects have an address, other pages have none.",
    ),
    ["redirectUrl"],
  ),
);
/** A page as given. */
export type ContentPageInput = v.InferOutput<typeof contentPage>;

/** `GlobalParameterInput`. */
export const globalParameter = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1, "This must not be empty."), v.maxLength(120)),
  entry: v.pipe(v.string(), v.trim(), v.minLength(1, "This must not be empty."), v.maxLength(120)),
  store: v.nullish(store, null),
  value: v.pipe(v.string(), v.maxLength(20_000)),
});
