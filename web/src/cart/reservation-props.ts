/** What the bar of a reservation is about. */
export interface ReservationProps {
  /** At the checkout a reservation can be extended, once (DEAL-14). */
  readonly isAtCheckout: boolean;
  /** Whether a reservation of the cart may have ended: the session no longer says so. */
  readonly mayHaveEnded: boolean;
}
