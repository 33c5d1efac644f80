import type { ReactNode } from "react";
import { defineCopy, StorefrontContext, textsFor } from "../lib/copy.ts";
import type { Storefront } from "../lib/storefront-from-host.ts";
import { UiTextsProvider } from "../ui/texts/texts-provider.tsx";
import { englishUiTexts, germanUiTexts } from "../ui/texts/ui-texts.ts";

const uiTexts = defineCopy({ de: germanUiTexts, en: englishUiTexts });

/** Gives all below the storefront, and the design system its words. */
export function StorefrontProvider({
  storefront,
  children,
}: {
  readonly storefront: Storefront;
  readonly children: ReactNode;
}) {
  return (
    <StorefrontContext value={storefront}>
      <UiTextsProvider texts={textsFor(uiTexts, storefront)}>{children}</UiTextsProvider>
    </StorefrontContext>
  );
}
