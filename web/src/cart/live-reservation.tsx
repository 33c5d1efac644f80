import { usePageSessionQuery } from "../graph/generated/PageSession.ts";
import { ReservationBar } from "./reservation-bar.tsx";
import type { ReservationProps } from "./reservation-props.ts";

/** The bar, for those who have something reserved, or had. */
export function LiveReservation({ isAtCheckout, mayHaveEnded }: ReservationProps) {
  const [{ data }] = usePageSessionQuery();
  const cart = data?.session?.cart;
  const isReserved = cart?.mergedLineItems.some(({ priceHeldUntil }) => priceHeldUntil !== null) ?? false;
  return cart && (isReserved || mayHaveEnded) ? <ReservationBar cartId={cart.id} isAtCheckout={isAtCheckout} /> : null;
}
