import { useExtendReservationMutation } from "../graph/generated/ExtendReservation.ts";
import { useLightningReservationQuery } from "../graph/generated/LightningReservation.ts";
import { useRefreshReservationMutation } from "../graph/generated/RefreshReservation.ts";
import type { ReservationResultFragment } from "../graph/generated/ReservationResult.fragment.ts";
import { useCopy } from "../lib/copy.ts";
import { timeOf } from "../lib/dates.ts";
import { useReload } from "../lib/use-reload.ts";
import { timeLeft, timeLeftCopy, useTimeLeft } from "../lib/time-left.ts";
import { Button } from "../ui/button/button.tsx";
import { BoltIcon } from "../ui/icon/bolt-icon.tsx";
import { keepClear } from "../ui/toast/keep-clear.ts";
import { useToasts } from "../ui/toast/toast-region.tsx";
import styles from "./reservation-bar.module.css";
import { reservationCopy } from "./reservation-copy.ts";

interface ReservationBarProps {
  readonly cartId: string;
  /** At the checkout a reservation can be extended, once (DEAL-14). */
  readonly isAtCheckout: boolean;
}

const minute = 60_000;
/** From this many ms on each minute is announced. */
const soon = 5 * minute;

/** How long the deal's pieces of a cart are reserved, and what can be done about it (DEAL-12..15). */
export function ReservationBar({ cartId, isAtCheckout }: ReservationBarProps) {
  const t = useCopy(reservationCopy);
  const words = useCopy(timeLeftCopy);
  const reload = useReload();
  const { add } = useToasts();
  const [{ data }, refetch] = useLightningReservationQuery({ requestPolicy: "cache-and-network" });
  const [extending, extend] = useExtendReservationMutation();
  const [refreshing, refresh] = useRefreshReservationMutation();
  const reservation = data?.getLightningDealReservation;
  const end = reservation?.lightningDealReservationTimestampEnd;
  const left = useTimeLeft(end == null ? null : Date.parse(end), () => {
    refetch({ requestPolicy: "network-only" });
    void reload();
  });
  if (!reservation?.hasLightningDealReservation) return null;

  const tell = (result: ReservationResultFragment | undefined): void => {
    // Of a call that failed there is a toast already (ERR-08).
    if (!result) return;
    const { noLongerDealItemIds: over, reducedQuantities } = result;
    if (over.length > 0) add({ tone: "warning", text: t.over(over.length) });
    for (const { quantity, before } of reducedQuantities) add({ tone: "warning", text: t.reduced(quantity, before) });
    const until = result.reservation.lightningDealReservationTimestampEnd;
    if (result.successful && until) add({ tone: "success", text: t.done(timeOf(until)) });
    else if (over.length === 0) add({ tone: "error", text: result.errorMessage ?? t.failed });
    refetch({ requestPolicy: "network-only" });
    void reload();
  };
  const isExpired = reservation.expired || left === 0;
  return (
    <aside className={styles.bar} aria-label={t.title} data-held-until={end ?? ""} {...keepClear}>
      <p className={styles.words}>
        <BoltIcon size={18} />
        <span>{isExpired ? t.expired : t.reserved(timeLeft(left, words))}</span>
      </p>
      <span className={styles.said} role="status">
        {isExpired ? t.expired : left <= soon ? t.soon(Math.floor(left / minute)) : ""}
      </span>
      {isExpired && (
        <Button
          size="small"
          scheme="secondary"
          busyText={refreshing.fetching ? t.busy : undefined}
          onClick={() => void refresh({ cartId }).then((answer) => tell(answer.data?.refreshLightningReservation))}
        >
          {t.refresh}
        </Button>
      )}
      {!isExpired && isAtCheckout && reservation.extension && (
        <Button
          size="small"
          scheme="secondary"
          busyText={extending.fetching ? t.busy : undefined}
          onClick={() => void extend({ cartId }).then((answer) => tell(answer.data?.extendLightningReservation))}
        >
          {reservation.extension === "DEAL_END" ? t.extendToEnd : t.extend}
        </Button>
      )}
    </aside>
  );
}
