import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Gallery } from "./gallery/gallery.tsx";

const html = renderToString(<Gallery />);

it("renders every part without a browser", () => {
  expect(typeof document).toBe("undefined");
  for (const words of [
    "Buntstifte und Farben",
    "Bewertungen",
    "Wie sende ich etwas zurück?",
    "Die Postleitzahl hat fünf Ziffern",
  ]) {
    expect(html).toContain(words);
  }
});

it("writes no style attribute, so that a strict content policy holds", () => {
  expect(html).not.toMatch(/\sstyle="/);
});

it("gives every control of a form a label, and every id once", () => {
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(new Set(ids).size);
  for (const [, id] of html.matchAll(/<label[^>]*\sfor="([^"]+)"/g)) expect(ids).toContain(id);
});
