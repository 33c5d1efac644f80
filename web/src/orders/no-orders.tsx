import { useCopy } from "../lib/copy.ts";
import { ButtonLink } from "../ui/button/button.tsx";
import { EmptyState } from "../ui/empty-state/empty-state.tsx";
import { BasketIcon } from "../ui/icon/shop-icons.tsx";
import { ordersCopy } from "./copy.ts";
import { defaultFilter, orderListPath, type OrderSearch } from "./order-search.ts";

/** What to do where no order is shown (ux 44): older ones may exist. */
export function NoOrders({ search }: { readonly search: OrderSearch }) {
  const t = useCopy(ordersCopy).empty;
  const isFirstLook = search.words === "" && search.filter === defaultFilter;
  const all = orderListPath({ page: 1, words: "", filter: "all" });
  return (
    <EmptyState
      icon={<BasketIcon size={40} />}
      title={isFirstLook ? t.none : t.notFound}
      text={isFirstLook ? t.noneText : t.notFoundText}
      actions={
        <>
          {search.filter === "all" && search.words === "" ? null : (
            <ButtonLink href={all} scheme="secondary">
              {t.showAll}
            </ButtonLink>
          )}
          <ButtonLink href="/" scheme="outline">
            {t.toShop}
          </ButtonLink>
        </>
      }
    />
  );
}
