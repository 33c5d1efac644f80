import { useEffect } from "react";
import { offerBasketDrawer } from "../../lib/basket-drawer.ts";
import { isTouchDevice } from "../../ui/flyout/touch-device.ts";
import type { OpenPart } from "./open-part.ts";

/** Lets the basket open by itself once something was added, on touch devices alone. @param want loads its code */
export function useBasketDrawer(want: () => Promise<unknown>, onOpen: (part: OpenPart) => void): void {
  // With each render: what opens belongs to the page that is shown then.
  useEffect(() =>
    offerBasketDrawer(async () => {
      if (!isTouchDevice() || !(await want())) return false;
      onOpen("cart");
      return true;
    }),
  );
}
