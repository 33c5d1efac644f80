import { screen } from "@testing-library/react";
import { render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { StorefrontContext } from "../lib/copy.ts";
import { ToastProvider } from "../ui/toast/toast-region.tsx";
import { Gifts } from "./gifts.tsx";

it("PDP-21: the picture of a gift is 190 wide, and as high as it is in that width", () => {
  const images = [{ src: "/media/a.webp", alt: "", width: 280, height: 210, sources: [] }];
  const gift = {
    attained: true,
    minimumPrice: { amount: 5_000, stringValue: "50,00 €" },
    item: { itemId: "1", name: "Federmappe", images },
  };
  const element = (
    <StorefrontContext value={{ store: "de", language: "de-DE" }}>
      <ToastProvider>
        <Gifts kind="article" gifts={[gift]} />
      </ToastProvider>
    </StorefrontContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
  expect(screen.getByText("Federmappe")).toBeTruthy();
  const image = document.querySelector("img");
  expect([image?.width, image?.height, image?.sizes]).toEqual([190, 143, "190px"]);
});
