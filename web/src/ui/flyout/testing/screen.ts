import { vi } from "vitest";

/** A screen, as media queries see it. */
export interface TestScreen {
  readonly width: number;
  readonly hover: "hover" | "none";
  readonly pointer: "fine" | "coarse";
}

export const laptop: TestScreen = { width: 1_280, hover: "hover", pointer: "fine" };

/** Lets `matchMedia` answer for a screen: queries of `(width >= Npx)`, `(hover: …)` and `(pointer: …)`, joined by `and`. */
export function playScreen(screen: TestScreen): void {
  vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    const holds = query.split(" and ").map((part) => {
      const [, least] = /^\(width >= (\d+)px\)$/.exec(part) ?? [];
      const [, name, value] = /^\((hover|pointer): (\w+)\)$/.exec(part) ?? [];
      if (least !== undefined) return screen.width >= Number(least);
      if (name === "hover" || name === "pointer") return screen[name] === value;
      throw new Error(`no such query in this world: ${part}`);
    });
    return Object.assign(new EventTarget(), {
      matches: holds.every(Boolean),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  });
}
