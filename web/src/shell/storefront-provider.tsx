import type { ReactNode } from "react";
import { languageOf, StorefrontContext } from "../lib/copy.ts";
import type { Storefront } from "../lib/storefront-from-host.ts";
import { UiTextsProvider } from "../ui/texts/texts-provider.tsx";
import { englishUiTexts, germanUiTexts } from "../ui/texts/ui-texts.ts";

/** Tells all below which storefront they belong to, and what the design system says in its language. */
export function StorefrontProvider({
  storefront,
  children,
}: {
  readonly storefront: Storefront;
  readonly children: ReactNode;
}) {
  return (
    <StorefrontContext value={storefront}>
      <UiTextsProvider texts={languageOf(storefront) === "en" ? englishUiTexts : germanUiTexts}>
        {children}
      </UiTextsProvider>
    </StorefrontContext>
  );
}
