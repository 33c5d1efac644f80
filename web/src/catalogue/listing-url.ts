/** A filter with listed values, as the URL carries it (LIST-05). */
export interface EnumFilter {
  readonly name: string;
  readonly values: readonly string[];
}

/** A filter with bounds, as the URL carries it (LIST-07, LIST-08); null is open (C-44). */
export interface RangeFilter {
  readonly name: string;
  readonly from: number | null;
  readonly to: number | null;
}

/** What of a listing is in its URL (LIST-23). */
export interface ListingState {
  /** From 1. */
  readonly page: number;
  /** Null: the listing's default. */
  readonly sort: string | null;
  readonly enumFilters: readonly EnumFilter[];
  readonly rangeFilters: readonly RangeFilter[];
}

const prefix = "filter.";
const rangeSuffix = ".x";

/** Splits a comma list; a comma between digits is a decimal comma and splits nothing (LIST-06). */
const splitValues = (text: string): string[] =>
  text
    .split(/(?<!\d),|,(?!\d)/)
    .map((value) => value.trim())
    .filter(Boolean);

/** Joins values so that `splitValues` gives them back; those that a comma would glue together stay apart (C-45). */
function joinValues(values: readonly string[]): string[] {
  const lists: string[] = [];
  for (const value of values) {
    const last = lists.at(-1);
    const isGlued = last !== undefined && /\d$/.test(last) && /^\d/.test(value);
    if (last === undefined || isGlued) lists.push(value);
    else lists[lists.length - 1] = `${last},${value}`;
  }
  return lists;
}

/** A bound: dot or comma as decimal sign; null for anything that is no number from zero up. */
function readBound(text: string | undefined): number | null {
  const trimmed = text?.trim().replace(",", ".") ?? "";
  return /^\d{1,7}(\.\d{1,2})?$/.test(trimmed) ? Number(trimmed) : null;
}

function readRange(name: string, text: string): RangeFilter | null {
  const [from, to] = text.split("-", 2);
  const range = { name, from: readBound(from), to: readBound(to) };
  return range.from === null && range.to === null ? null : range;
}

/** A page number; anything that is no whole number from 1 up is page 1 (C-46). */
const readPage = (text: string | null): number => (text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1);

/**
 * Reads a listing from a URL's query. The plain form's own fields `PRICE.from` and `PRICE.to` count as the range, so
 * that the filters work with JavaScript off.
 */
export function readListing(query: URLSearchParams): ListingState {
  const values = new Map<string, string[]>();
  const ranges = new Map<string, RangeFilter>();
  for (const [key, text] of query) {
    if (!key.startsWith(prefix)) continue;
    const name = key.slice(prefix.length);
    const bound = /^(.+)\.(from|to)$/.exec(name);
    if (bound?.[1] && bound[2]) {
      const known = ranges.get(bound[1]) ?? { name: bound[1], from: null, to: null };
      ranges.set(bound[1], { ...known, [bound[2]]: readBound(text) });
    } else if (name.endsWith(rangeSuffix)) {
      const range = readRange(name.slice(0, -rangeSuffix.length), text);
      if (range) ranges.set(range.name, range);
    } else {
      values.set(name, [...new Set([...(values.get(name) ?? []), ...splitValues(text)])]);
    }
  }
  return {
    page: readPage(query.get("p")),
    sort: query.get("sort") || null,
    enumFilters: [...values].filter(([, list]) => list.length > 0).map(([name, list]) => ({ name, values: list })),
    rangeFilters: [...ranges.values()].filter(({ from, to }) => from !== null || to !== null),
  };
}

/** The query of a listing, with `?` when there is one; defaults are left out (LIST-22, C-76). */
export function writeListing(
  { page, sort, enumFilters, rangeFilters }: ListingState,
  extra: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams(extra);
  if (page > 1) query.set("p", String(page));
  if (sort !== null) query.set("sort", sort);
  for (const { name, values } of enumFilters) {
    for (const list of joinValues(values)) query.append(prefix + name, list);
  }
  for (const { name, from, to } of rangeFilters) query.set(prefix + name + rangeSuffix, `${from ?? ""}-${to ?? ""}`);
  // Commas and spaces are legal in a query and far easier to read than their escapes.
  const text = query.toString().replaceAll("%2C", ",");
  return text === "" ? "" : `?${text}`;
}

/** The listing with one value of an enum filter taken away, from page 1. */
export function withoutValue(state: ListingState, name: string, value: string): ListingState {
  const enumFilters = state.enumFilters
    .map((filter) =>
      filter.name === name ? { ...filter, values: filter.values.filter((one) => one !== value) } : filter,
    )
    .filter(({ values }) => values.length > 0);
  return { ...state, page: 1, enumFilters };
}

/** The listing with one value of an enum filter added, or taken away where it is chosen; from page 1. */
export function withToggled(state: ListingState, name: string, value: string): ListingState {
  const known = state.enumFilters.find((filter) => filter.name === name);
  if (known?.values.includes(value)) return withoutValue(state, name, value);
  const changed = { name, values: [...(known?.values ?? []), value] };
  const enumFilters = known
    ? state.enumFilters.map((filter) => (filter === known ? changed : filter))
    : [...state.enumFilters, changed];
  return { ...state, page: 1, enumFilters };
}

/** The listing with a range filter taken away, from page 1. */
export const withoutRange = (state: ListingState, name: string): ListingState => ({
  ...state,
  page: 1,
  rangeFilters: state.rangeFilters.filter((range) => range.name !== name),
});

/** The listing without filters and in its default order (LIST-21). */
export const clearedListing: ListingState = { page: 1, sort: null, enumFilters: [], rangeFilters: [] };

/** The shortest query that states what a filter form says: several boxes of one filter become one comma list. */
export function canonicalQuery(form: FormData): URLSearchParams {
  const raw = new URLSearchParams();
  const extra: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value !== "string" || value === "") continue;
    if (name.startsWith(prefix)) raw.append(name, value);
    else if (name !== "p" && name !== "sort") extra[name] = value;
  }
  const sort = form.get("sort");
  const state = { ...readListing(raw), sort: typeof sort === "string" && sort !== "" ? sort : null };
  return new URLSearchParams(writeListing(state, extra));
}
