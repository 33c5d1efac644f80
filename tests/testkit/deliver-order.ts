import type { BackOffice } from "./back-office.ts";

type Parcels = Pick<BackOffice, "packOrder" | "shipShipment" | "deliverShipment">;

/** Has an order, or the pieces of it that are named, packed, sent and delivered as one parcel. */
export async function deliverOrder(
  backOffice: Parcels,
  orderId: string,
  items?: Parameters<BackOffice["packOrder"]>[1],
): Promise<void> {
  const shipment = await backOffice.packOrder(orderId, items);
  await backOffice.shipShipment(shipment, `0034043416109${orderId.padStart(7, "0").slice(-7)}`);
  await backOffice.deliverShipment(shipment);
}
