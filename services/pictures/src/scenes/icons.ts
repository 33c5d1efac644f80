const ink = "#2e2a27";

// Line icons on a grid of 24, two pixels of air round them, strokes of 1.75.
const icons: Readonly<Record<string, string>> = {
  school: "M3 9l9-5 9 5-9 5zM7 11.5V16c3 2.5 7 2.5 10 0v-4.5M21 9v6",
  kindergarten: "M4 13h7v7H4zM13 13h7v7h-7zM8.5 4h7v7h-7z",
  office: "M4 8h16v11H4zM9 8V5h6v3M4 13h16M12 12v2",
  creative:
    "M12 3a9 9 0 1 0 0 18c2 0 1.5-2 1-3s.5-2.5 2-2.5h2.5A3.5 3.5 0 0 0 21 12c0-5-4-9-9-9zM7.5 12v.01M9.5 8v.01M14.5 8v.01",
  science: "M9 3h6M10 3v6L4.5 18.5A1.7 1.7 0 0 0 6 21h12a1.7 1.7 0 0 0 1.5-2.5L14 9V3M7.5 14h9",
  music: "M9 18V5l11-2v13M9 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM20 16a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z",
  sport: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 9.5c5 3 12 3 17 0M3.5 14.5c5-3 12-3 17 0",
  furniture: "M7 3v10h10V3M5 13h14v3H5zM6 16v5M18 16v5",
  paper: "M6 3h9l4 4v14H6zM15 3v4h4M9 11h7M9 15h7",
  writing: "M4 20l1-5L16 4l4 4L9 19zM14 6l4 4",
  bags: "M6 9a6 6 0 0 1 12 0v11H6zM9 4V3h6v1M9 14h6v6H9z",
  books: "M12 6c-2-1.5-5-2-8-1.5V19c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V4.5C17 4 14 4.5 12 6zM12 6v14.5",
  toys: "M4 15h16l-2 4H6zM6 15V9h6v6M12 12h6v3M8 9V5",
  games: "M4 7l8-4 8 4v10l-8 4-8-4zM4 7l8 4 8-4M12 11v10M8 13v.01M16 14v.01",
  hygiene: "M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11zM9 14a3 3 0 0 0 3 3",
  garden: "M12 21v-9M12 12C12 8 9 6 4 6c0 4 3 6 8 6zM12 14c0-4 3-6 8-6 0 4-3 6-8 6z",
  technology: "M4 5h16v11H4zM9 20h6M12 16v4",
  textiles: "M8 3L3 6l2 5 2-1v11h10V10l2 1 2-5-5-3c-1 3-7 3-8 0z",
  storage: "M3 7h18v4H3zM5 11v9h14v-9M10 15h4",
  sale: "M3 12V4h8l10 10-8 8zM7.5 8v.01",
  new: "M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2 6.4 20.3 7.6 14 3 9.6l6.3-.8z",
  delivery: "M2 6h12v11H2zM14 10h4l4 4v3h-8M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM18 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
  returns: "M4 9h11a5 5 0 0 1 0 10H8M4 9l4-4M4 9l4 4",
  advice: "M4 5h16v11h-8l-5 4v-4H4zM9 10.5v.01M12 10.5v.01M15 10.5v.01",
  safety: "M12 3l8 3v6c0 4.5-3.5 7.5-8 9-4.5-1.5-8-4.5-8-9V6z",
};

/** The picture of a safe shop: a shield with a tick, in colour, 24 x 24. */
const trustedBadge =
  '<path d="M12 1.5l9 3.2v7.3c0 5-3.8 8.6-9 10.5-5.2-1.9-9-5.5-9-10.5V4.7z" fill="#2f8f5b"/>' +
  '<path d="M12 1.5l9 3.2v7.3c0 5-3.8 8.6-9 10.5z" fill="#267a4c"/>' +
  '<path d="M7.4 12l3.2 3.3 6-6.8" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>';

/** The names of all icons. */
export const iconNames: readonly string[] = [...Object.keys(icons), "trusted"];

/** An icon as an SVG file, or null when none has that name. */
export function drawIcon(name: string): string | null {
  if (!iconNames.includes(name)) return null;
  const content =
    name === "trusted"
      ? trustedBadge
      : `<path d="${icons[name]}" fill="none" stroke="${ink}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">${content}</svg>`;
}
