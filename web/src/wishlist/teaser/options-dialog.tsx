import { usePageSessionQuery } from "../../graph/generated/PageSession.ts";
import type { TeaserWishlistPartsFragment } from "../../graph/generated/TeaserWishlistParts.fragment.ts";
import { useCopy } from "../../lib/copy.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { BasketIcon, HeartIcon } from "../../ui/icon/shop-icons.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import type { ListInCart } from "../answer.ts";
import { amountText } from "../amount-text.ts";
import { wishlistCopy } from "../copy.ts";
import { DialogFrame } from "../dialogs/dialog-frame.tsx";
import type { DialogProps } from "../dialogs/list-options.tsx";
import { useWishlistFetcher } from "../use-wishlist-fetcher.ts";
import { teaserCopy } from "./teaser-copy.ts";
import { teaserHref } from "./teaser-opened.ts";

interface OptionsDialogProps extends DialogProps {
  readonly list: TeaserWishlistPartsFragment;
  readonly onCart: (result: ListInCart) => void;
}

/** What can be done with a teaser list as a whole (WISH-10, WISH-17). */
export function OptionsDialog({ list, onCart, ...frame }: OptionsDialogProps) {
  const t = useCopy(teaserCopy);
  const page = useCopy(wishlistCopy);
  const [{ data }] = usePageSessionQuery();
  const isSignedIn = data?.session?.visitor.state === "LOGGED_IN";
  const { externalId, name, entryCount, totals } = list;
  const fetcher = useWishlistFetcher((answer) => {
    if (answer.kind === "cart") onCart(answer.result);
    if (answer.kind === "done") frame.onClose();
  });
  const busyWith = fetcher.state === "idle" ? null : fetcher.formData?.get("intent");
  const href = teaserHref(externalId);
  return (
    <DialogFrame {...frame} title={t.optionsOf(name)} id={`options-list-${externalId}`}>
      <p>
        {t.articles(entryCount)} · {amountText(totals, page)}
      </p>
      <fetcher.Form method="post" action={href}>
        <input type="hidden" name="teaserId" value={externalId} />
        <Stack gap={3}>
          <Button
            type="submit"
            name="intent"
            value="teaserToCart"
            wide
            busyText={busyWith === "teaserToCart" ? page.adding : undefined}
          >
            <BasketIcon size={20} /> {t.toCart}
          </Button>
          <Button
            type="submit"
            name="intent"
            value="teaserToList"
            scheme="secondary"
            wide
            busyText={busyWith === "teaserToList" ? page.updating : undefined}
          >
            <HeartIcon size={20} /> {t.toList}
          </Button>
          {isSignedIn && (
            <Button type="submit" name="intent" value="teaserConvert" scheme="outline" wide>
              {t.convert}
            </Button>
          )}
          <ButtonLink href={href} scheme="outline" wide>
            {t.adapt}
          </ButtonLink>
        </Stack>
      </fetcher.Form>
      {!isSignedIn && <p>{t.convertHint}</p>}
    </DialogFrame>
  );
}
