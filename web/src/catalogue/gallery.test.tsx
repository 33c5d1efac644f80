import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { ZoomPicturesDocument } from "../graph/generated/ZoomPictures.ts";
import { answerTo } from "../graph/testing/fake-graph.ts";
import { Gallery } from "./gallery.tsx";
import { picture } from "./testing/product.ts";
import { GalleryLife } from "./zoom/gallery-life.tsx";
import { show } from "./testing/show.tsx";

const large = (index: number) => ({
  ...picture(index),
  zoomSources: [
    { src: `/media/${index}-large.avif 1x`, media: "(min-width: 992px)", type: "image/avif" },
    { src: `/media/${index}-small.avif 1x`, media: null, type: "image/avif" },
  ],
});
const answers = [
  answerTo(ZoomPicturesDocument, () => ({ getItemById: { itemId: "101", images: [large(1), large(2)] } })),
];

const pictures = (images: ReturnType<typeof picture>[]) => (
  <>
    <Gallery images={images} />
    <GalleryLife images={images} itemId="101" />
  </>
);

it("PDP-20: a picture opens in the renditions for zooming, which change at 992 px; arrows turn, Escape closes", async () => {
  show(pictures([picture(1), picture(2)]), { answers });
  fireEvent.click(screen.getByRole("link", { name: "Ansicht 1: Bild vergrößern" }));
  const dialog = await screen.findByRole("dialog", { name: "Bilder vergrößert" });
  const sources = () => [...dialog.querySelectorAll("source")].map(({ srcset, media }) => [srcset, media]);
  await waitFor(() =>
    expect(sources()).toEqual([
      ["/media/1-large.avif 1x", "(min-width: 992px)"],
      ["/media/1-small.avif 1x", ""],
    ]),
  );
  fireEvent.keyDown(dialog, { key: "ArrowRight" });
  expect(sources()[0]?.[0]).toBe("/media/2-large.avif 1x");
  expect(within(dialog).getByText("Bild 2 von 2")).toBeTruthy();
  fireEvent.keyDown(dialog, { key: "+" });
  expect(dialog.querySelector("[data-scale]")?.getAttribute("data-scale")).toBe("2");
  fireEvent(dialog, new Event("cancel", { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("without scripts a picture leads to its largest file", () => {
  show(pictures([picture(1)]), { answers });
  expect(screen.getByRole("link").getAttribute("href")).toBe("/media/1.avif");
});

it("marks the small picture of the view that the row shows", async () => {
  show(pictures([picture(1), picture(2)]), { answers });
  const thumb = (index: number) => screen.getByRole("link", { name: `Ansicht ${index}` });
  await waitFor(() => expect(thumb(1).getAttribute("aria-current")).toBe("true"));
  const track = screen.getByRole("list", { name: "Ansichten" });
  Object.defineProperty(track, "clientWidth", { value: 400 });
  track.scrollLeft = 380;
  fireEvent.scroll(track);
  expect(thumb(2).getAttribute("aria-current")).toBe("true");
  expect(thumb(1).getAttribute("aria-current")).toBeNull();
});
