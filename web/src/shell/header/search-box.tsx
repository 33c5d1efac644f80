import { useCopy } from "../../lib/copy.ts";
import { CloseIcon } from "../../ui/icon/interface-icons.tsx";
import { SearchIcon } from "../../ui/icon/shop-icons.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { frameCopy } from "./copy.ts";

/**
 * The search as a plain form: a GET with `q` (SEARCH-01). On a phone it is toggled by its shortcut (SEARCH-24). What empties
 * it shows once there are scripts and words.
 */
export function SearchBox() {
  const t = useCopy(frameCopy);
  return (
    <search>
      <form action="/search/" method="get">
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
        />
        <button type="button" hidden aria-label={t.clearSearch}>
          <CloseIcon size={18} />
        </button>
        <button type="submit" aria-label={t.search}>
          <SearchIcon />
        </button>
      </form>
    </search>
  );
}
