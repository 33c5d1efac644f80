import { Suspense } from "react";
import { latePart } from "../lib/late-part.tsx";
import { useIsLive } from "../ui/use-is-live.ts";
import type { ReservationProps } from "./reservation-props.ts";

const Live = latePart(async () => (await import("./live-reservation.tsx")).LiveReservation);

/** The bar of a cart that has, or had, pieces at a deal's price; its code comes after the page. */
export function Reservation(props: ReservationProps) {
  return useIsLive() ? (
    <Suspense fallback={null}>
      <Live {...props} />
    </Suspense>
  ) : null;
}
