import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import type { OrderListQuery } from "../graph/generated/OrderList.ts";
import { StorefrontContext } from "../lib/copy.ts";
import { storefrontFromHost } from "../lib/storefront-from-host.ts";
import { OrderList } from "./order-list.tsx";

type Order = OrderListQuery["getOrdersV2"]["orders"][number];

const shipment: Order["shipments"][number] = {
  shipmentId: "1",
  status: "DELIVERED",
  carrier: "DHL",
  expectedDeliveryDate: null,
  deliveredAt: "2026-11-27T10:00:00.000Z",
  trackingLink: null,
  trackingCode: null,
};
const order: Order = {
  orderId: "40012368",
  orderedAt: "2026-11-25T10:00:00.000Z",
  status: "DELIVERED",
  membership: null,
  returnable: true,
  hash: null,
  totalAmount: { stringValue: "143,23 €" },
  shipments: [shipment],
  lines: [],
};

it.each([
  ["DELIVERED", "Zugestellt am 27.11.2026"],
  ["SHIPPED", "Ein Teil wurde am 27.11.2026 zugestellt"],
] as const)("an order whose state is %s reads about a shipment that has arrived: %s", (status, news) => {
  render(
    <MemoryRouter>
      <StorefrontContext value={storefrontFromHost("localhost")}>
        <OrderList orders={[{ ...order, status }]} />
      </StorefrontContext>
    </MemoryRouter>,
  );
  expect(screen.getByText(news)).toBeTruthy();
});
