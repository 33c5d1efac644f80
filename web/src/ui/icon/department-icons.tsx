import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconProps } from "./icon.tsx";

/** What the signs of departments show. */
const signs = {
  pencil: <path d="m4 20 1.2-4.6L16.4 4.2a1.8 1.8 0 0 1 2.6 0l.8.8a1.8 1.8 0 0 1 0 2.6L8.6 18.8zM14.2 6.4l3.4 3.4" />,
  blocks: <path d="M4 13.5h7.5V21H4zM12.5 13.5H20V21h-7.5zM8.2 5.5h7.6v8H8.2zM10.8 5.5V3.2h2.4v2.3" />,
  brush: (
    <path d="M19.8 4.2c-4 2-7.3 5.1-9.3 8.9l1.4 1.4c3.8-2 6.9-5.3 8.9-9.3zM9.6 14.2c-2.6-.4-4 1.2-4.2 3.2-.1 1.2-.8 2-1.9 2.4 3.5 1.4 7.4.6 7.6-3.4" />
  ),
  book: (
    <path d="M12 6.5C9.8 4.9 7 4.4 3.5 4.6v13.6c3.5-.2 6.3.3 8.5 1.9 2.2-1.6 5-2.1 8.5-1.9V4.6C17 4.4 14.2 4.9 12 6.5zM12 6.5v13.6" />
  ),
  flask: <path d="M9.5 3.5h5M10.5 3.5v6L5 19a1.2 1.2 0 0 0 1 1.9h12a1.2 1.2 0 0 0 1-1.9l-5.5-9.5v-6M7.6 14.8h8.8" />,
  ball: (
    <>
      <circle cx="12" cy="12" r="8.8" />
      <path d="m12 8 3.8 2.8-1.5 4.4H9.7l-1.5-4.4zM12 8V3.3M15.8 10.8l4.5-1.4M14.3 15.2l2.8 3.9M9.7 15.2l-2.8 3.9M8.2 10.8 3.7 9.4" />
    </>
  ),
  note: (
    <>
      <ellipse cx="7" cy="17.5" rx="3" ry="2.5" />
      <ellipse cx="17" cy="15.5" rx="3" ry="2.5" />
      <path d="M10 17.5V6l10-2v11.5M10 9.5l10-2" />
    </>
  ),
  chair: <path d="M7 3.5v10.5h10M7 14v6.5M17 14v6.5M7 8.5h7.5V14M5 20.5h4M15 20.5h4" />,
  desk: <path d="M3 8.5h18M5 8.5v11M19 8.5v11M12.5 8.5v6H19M9 8.5V5h6" />,
  percent: (
    <>
      <path d="m4 11.5 7.5-7.5H19a1 1 0 0 1 1 1v7.5L12.5 20a1.4 1.4 0 0 1-2 0L4 13.5a1.4 1.4 0 0 1 0-2z" />
      <circle cx="15.8" cy="8.2" r="1.4" />
    </>
  ),
  box: <path d="m3.5 7.5 8.5-4 8.5 4v9l-8.5 4-8.5-4zM3.5 7.5l8.5 4 8.5-4M12 11.5v9" />,
} satisfies Readonly<Record<string, ReactNode>>;

/** The sign of each top category, by its id (NAV-02); a category that is new has the box. */
const byCategory: Readonly<Record<string, keyof typeof signs>> = {
  1000: "pencil",
  2000: "blocks",
  3000: "brush",
  4000: "book",
  5000: "flask",
  6000: "ball",
  7000: "note",
  8000: "chair",
  9000: "desk",
  10000: "percent",
};

/** The sign of a top category. */
export function DepartmentIcon({ categoryId, ...props }: IconProps & { readonly categoryId: string }) {
  return <Icon {...props}>{signs[byCategory[categoryId] ?? "box"]}</Icon>;
}
