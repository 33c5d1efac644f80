import type { Store } from "../../platform/context.ts";

/** What a mail needs of a storefront's colours; they are those of its pages (web/src/ui/tokens). */
export interface Colours {
  readonly page: string;
  readonly surface: string;
  readonly line: string;
  readonly ink: string;
  readonly muted: string;
  readonly link: string;
  /** The ground of the brand, and words on it. */
  readonly board: string;
  readonly onBoard: string;
}

/** How a store looks in mails. */
interface Face {
  readonly name: { readonly de: string; readonly en: string };
  readonly light: Colours;
  readonly dark: Colours;
}

const paper = { surface: "#ffffff", ink: "#1d2422", muted: "#56605c" } as const;
const night = { surface: "#1c2422", ink: "#eef1ee", muted: "#a9b4af" } as const;

export const faces: Readonly<Record<Store, Face>> = {
  de: {
    name: { de: "Deutschland", en: "Germany" },
    light: { ...paper, page: "#fbf8f1", line: "#e5dfd1", link: "#17583f", board: "#173f32", onBoard: "#fbfaf3" },
    dark: { ...night, page: "#141a18", line: "#303a37", link: "#88d8b4", board: "#12332a", onBoard: "#fbfaf3" },
  },
  at: {
    name: { de: "Österreich", en: "Austria" },
    light: { ...paper, page: "#fcf8f5", line: "#eaddd5", link: "#98182a", board: "#7d1521", onBoard: "#fff8f3" },
    dark: {
      ...night,
      page: "#1a1615",
      surface: "#25201e",
      line: "#3b3331",
      link: "#ffaaa8",
      board: "#5a111a",
      onBoard: "#fff8f3",
    },
  },
  ch: {
    name: { de: "Schweiz", en: "Switzerland" },
    light: { ...paper, page: "#f8f9fa", line: "#dbe0e6", link: "#1d4f86", board: "#1b2f47", onBoard: "#f7f9fb" },
    dark: {
      ...night,
      page: "#13171c",
      surface: "#1b2128",
      line: "#2f3842",
      link: "#a2c8f2",
      board: "#14263b",
      onBoard: "#f7f9fb",
    },
  },
  b2b: {
    name: { de: "für Schulen und Institutionen", en: "for schools and institutions" },
    light: {
      ...paper,
      page: "#f7f8f8",
      line: "#d9dfe1",
      ink: "#18212f",
      muted: "#525d6b",
      link: "#0b5f64",
      board: "#152238",
      onBoard: "#f5f8fa",
    },
    dark: {
      page: "#12161d",
      surface: "#1a2029",
      line: "#2d3640",
      ink: "#eef2f6",
      muted: "#a8b3bf",
      link: "#85d8d2",
      board: "#10192a",
      onBoard: "#f5f8fa",
    },
  },
};
