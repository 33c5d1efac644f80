import { createContext, use } from "react";
import { type Storefront, storefrontFromHost } from "./storefront-from-host.ts";

/** Languages that the interface speaks; `edu` are the business store's own words on top of both (STORE-08, C-104). */
export type InterfaceLanguage = "de" | "en";

/** The texts of one component or domain in both languages; texts with values are functions. */
export interface Copy<Texts> {
  readonly de: Texts;
  readonly en: Texts;
  /** What the business store says in other words, in both languages: every word that differs there is here. */
  readonly edu?: { readonly de: Partial<Texts>; readonly en: Partial<Texts> };
  /** Texts that follow from these, by the code of their language; made when they are needed. */
  made?: { "ch-de"?: Texts; "edu-de"?: Texts; "edu-en"?: Texts };
}

/** Declares texts; English must have exactly the keys and parameters of German. */
export const defineCopy = <Texts, Words extends Partial<NoInfer<Texts>> = Partial<Texts>>(copy: {
  readonly de: Texts;
  readonly en: NoInfer<Texts>;
  readonly edu?: { readonly de: Words; readonly en: NoInfer<Words> };
}): Copy<Texts> => copy;

/** The storefront of the page; set once by the root. */
export const StorefrontContext = createContext<Storefront | null>(null);

/** The storefront of the page. */
export function useStorefront(): Storefront {
  const storefront = use(StorefrontContext);
  if (!storefront) throw new Error("No StorefrontContext above this component");
  return storefront;
}

/** The interface language of a storefront. */
export const languageOf = (storefront: Storefront): InterfaceLanguage =>
  storefront.language.startsWith("en") ? "en" : "de";

/** The same texts as Switzerland writes them, without ß; those with values, too. */
function swissOf<Texts>(texts: Texts): Texts;
function swissOf(texts: unknown): unknown {
  if (typeof texts === "string") return texts.replaceAll("ß", "ss");
  if (typeof texts === "function") return (...values: unknown[]) => swissOf(texts(...values));
  if (Array.isArray(texts)) return texts.map(swissOf);
  return texts && Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, swissOf(text)]));
}

/** The texts of a storefront; the same object each time. */
export function textsFor<Texts>(copy: Copy<Texts>, storefront: Storefront): Texts {
  const language = languageOf(storefront);
  const { store } = storefront;
  if (store === "ch") return ((copy.made ??= {})["ch-de"] ??= swissOf(copy.de));
  if (store !== "b2b" || copy.edu === undefined) return copy[language];
  return ((copy.made ??= {})[`edu-${language}`] ??= { ...copy[language], ...copy.edu[language] });
}

/** The texts in the language of the page. */
export const useCopy = <Texts>(copy: Copy<Texts>): Texts => textsFor(copy, useStorefront());

/** The storefront that a request is made to; for loaders and actions. */
export const storefrontOf = (request: Request): Storefront => storefrontFromHost(new URL(request.url).host);

/** The texts in the language of a request; for loaders and actions. */
export const copyFor = <Texts>(request: Request, copy: Copy<Texts>): Texts => textsFor(copy, storefrontOf(request));
