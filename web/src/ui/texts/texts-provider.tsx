import { createContext, useContext } from "react";
import type { ReactNode } from "react";
import { germanUiTexts } from "./ui-texts.ts";
import type { UiTexts } from "./ui-texts.ts";

const Texts = createContext<UiTexts>(germanUiTexts);

/** Sets the language of the design system's own words. German without it. */
export function UiTextsProvider(props: { readonly texts: UiTexts; readonly children: ReactNode }) {
  return <Texts value={props.texts}>{props.children}</Texts>;
}

/** The design system's own words in the page's language. */
export function useUiTexts(): UiTexts {
  return useContext(Texts);
}
