import { textsFor } from "../../lib/copy.ts";
import { consentHash } from "../../lib/consent.ts";
import type { Storefront } from "../../lib/storefront-from-host.ts";
import { consentPath, consentTexts } from "./consent-copy.ts";

interface FirstLayerProps {
  readonly storefront: Storefront;
  /** Path of the page, which the visitor comes back to. Its query stays out: one page in memory is for several, and it may hold tokens. */
  readonly path: string;
}

/**
 * The first layer of consent: to refuse is one press, as to agree, and the same to look at. The server's alone, and the
 * same for every visitor who has not chosen: a form, which the work beside the page takes over where there are scripts.
 * Before everything else, so that the keyboard comes to it first; it lies above the page's end, which makes room for it.
 */
export function FirstLayer({ storefront, path }: FirstLayerProps) {
  const t = textsFor(consentTexts, storefront);
  return (
    <aside data-consent="" aria-label={t.label}>
      <form method="post" action={consentPath}>
        <input type="hidden" name="page" value={path} />
        <p>
          {t.first} <a href={`${consentPath}${consentHash}`}>{t.more}</a>
        </p>
        <button type="submit" name="choice" value="refuse">
          {t.refuse}
        </button>
        <button type="submit" name="choice" value="accept">
          {t.accept}
        </button>
      </form>
    </aside>
  );
}
