import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import type { BrowserGraph } from "../../graph/client.ts";
import { ChosenQuantityProvider } from "../chosen-quantity.tsx";
import { GraphProvider } from "../../graph/provider.tsx";
import { type FakeAnswer, fakeGraph } from "../../graph/testing/fake-graph.ts";
import { StorefrontContext } from "../../lib/copy.ts";
import type { Storefront } from "../../lib/storefront-from-host.ts";
import { germanUiTexts } from "../../ui/texts/ui-texts.ts";
import { UiTextsProvider } from "../../ui/texts/texts-provider.tsx";
import { ToastProvider } from "../../ui/toast/toast-region.tsx";

interface World {
  readonly answers?: readonly FakeAnswer[];
  readonly storefront?: Storefront;
  /** In place of one that gives these answers. */
  readonly graph?: BrowserGraph;
  /** What the page answers to a form. */
  readonly action?: () => object;
}

/** Renders a part of the page in a tab. @returns renders it with something else */
export function show(
  element: ReactNode,
  { answers = [], graph = fakeGraph(answers), action, storefront = { store: "de", language: "de-DE" } }: World = {},
) {
  const around = (content: ReactNode) => {
    const page = (
      <StorefrontContext value={storefront}>
        <UiTextsProvider texts={germanUiTexts}>
          <ToastProvider>
            <GraphProvider value={graph}>
              <ChosenQuantityProvider>{content}</ChosenQuantityProvider>
            </GraphProvider>
          </ToastProvider>
        </UiTextsProvider>
      </StorefrontContext>
    );
    return <RouterProvider router={createMemoryRouter([{ path: "*", element: page, ...(action && { action }) }])} />;
  };
  const { rerender } = render(around(element));
  return (other: ReactNode) => rerender(around(other));
}
