import { useCopy } from "../../lib/copy.ts";
import { SearchIcon } from "../../ui/icon/shop-icons.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { frameCopy } from "./copy.ts";

/** The search as a plain form: a GET with `q` (SEARCH-01). On a phone it is toggled by its shortcut (SEARCH-24). */
export function SearchBox() {
  const t = useCopy(frameCopy);
  return (
    <search>
      <form action="/search" method="get">
        <VisuallyHidden>
          <label htmlFor="search-query">{t.search}</label>
        </VisuallyHidden>
        <input
          id="search-query"
          type="search"
          name="q"
          placeholder={t.searchHint}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
        />
        <button type="submit" aria-label={t.search}>
          <SearchIcon />
        </button>
      </form>
    </search>
  );
}
