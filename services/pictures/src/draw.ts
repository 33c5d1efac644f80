import { Paints } from "./lib/paints.ts";
import { place } from "./lib/shapes.ts";
import { room, studio, table, tableTop } from "./lib/stages.ts";
import type { Drawing } from "./lib/drawing.ts";
import { drawings } from "./kinds.ts";
import { canonicalPicture, type Picture } from "./picture.ts";

/** How much nearer the detail view is. */
const detailZoom = 1.75;

/**
 * Draws a picture as SVG with the view box 0 0 800 600; the background reaches 200 further left and right, so that a
 * wider crop is filled too. Equal parameters give equal text.
 */
export function drawPicture(picture: Picture): string {
  const canonical = canonicalPicture(picture);
  const k = new Paints();
  const drawing = drawings[canonical.kind];
  const content = viewOf(drawing, canonical, k);
  return svg(k, content, "0 0 800 600");
}

/** The whole of an SVG file: definitions and content, with figures to two decimals. */
export function svg(k: Paints, content: string, viewBox: string): string {
  const body = `${k.markup()}${content}`.replace(/-?\d*\.\d{3,}(?:e-?\d+)?/g, (figure) =>
    String(Math.round(Number(figure) * 100) / 100),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>`;
}

function viewOf(drawing: Drawing, picture: Picture, k: Paints): string {
  const thing = drawing.draw(picture, k);
  if (drawing.stage === "scene") return thing;
  switch (picture.view ?? 0) {
    case 0:
      return studio(k) + thing;
    case 1: {
      const [x, y] = picture.design === 2 ? drawing.secondFocus : drawing.focus;
      return (
        studio(k) + place(thing, bounded(400 - x * detailZoom, 800), bounded(300 - y * detailZoom, 600), 0, detailZoom)
      );
    }
    case 2:
      return inUse(drawing, picture, k, thing);
  }
}

function inUse(drawing: Drawing, picture: Picture, k: Paints, thing: string): string {
  switch (drawing.stage) {
    case "table":
      return table(k, picture.accent) + place(thing, 24, 92, 0, 0.84);
    case "flat":
      return tableTop(k) + place(thing, 52, 70, -3, 0.86);
    case "scene":
      return thing;
    case "room":
      return room(k, picture.accent) + place(thing, 20, 88, 0, 0.86);
  }
}

/** A shift that keeps the frame of `length` filled by the enlarged drawing. */
function bounded(shift: number, length: number): number {
  return Math.min(0, Math.max(length * (1 - detailZoom), shift));
}
