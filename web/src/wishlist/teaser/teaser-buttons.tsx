import { useCopy } from "../../lib/copy.ts";
import { Button } from "../../ui/button/button.tsx";
import { BasketIcon, HeartIcon } from "../../ui/icon/shop-icons.tsx";
import { Cluster } from "../../ui/layout/layout.tsx";
import { wishlistCopy } from "../copy.ts";
import { teaserCopy } from "./teaser-copy.ts";

interface TeaserButtonsProps {
  /** The value of the button that was pressed, while its answer is awaited. */
  readonly busyWith: FormDataEntryValue | null | undefined;
}

/** What a form sends with a teaser list: all of it onto the own list, or into the basket (WISH-30). */
export function TeaserButtons({ busyWith }: TeaserButtonsProps) {
  const t = useCopy(teaserCopy);
  const page = useCopy(wishlistCopy);
  return (
    <Cluster gap={3}>
      <Button
        type="submit"
        name="intent"
        value="teaserToList"
        scheme="secondary"
        busyText={busyWith === "teaserToList" ? page.updating : undefined}
      >
        <HeartIcon size={20} /> {t.toList}
      </Button>
      <Button
        type="submit"
        name="intent"
        value="teaserToCart"
        busyText={busyWith === "teaserToCart" ? page.adding : undefined}
      >
        <BasketIcon size={20} /> {t.toCart}
      </Button>
    </Cluster>
  );
}
