import { useCopy } from "../lib/copy.ts";
import { Button } from "../ui/button/button.tsx";
import { Drawer } from "../ui/drawer/drawer.tsx";
import { listCopy } from "./list-copy.ts";
import { listingCopy } from "./listing-copy.ts";
import { ListingFilters, type ListingFiltersProps } from "./listing-filters.tsx";

export interface FilterDrawerProps extends ListingFiltersProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The filters where there is no room beside the list; the button that leads back to it stays in view. */
export function FilterDrawer({ open, onClose, ...filters }: FilterDrawerProps) {
  const { filters: title } = useCopy(listCopy);
  const t = useCopy(listingCopy);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={title}
      side="start"
      footer={
        <Button wide onClick={onClose}>
          {t.showResults(filters.listing.totalCount)}
        </Button>
      }
    >
      <ListingFilters {...filters} />
    </Drawer>
  );
}
