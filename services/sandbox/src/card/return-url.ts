import type { Envelope } from "./protocol/envelope.ts";
import type { PaymentRequest } from "./protocol/payment-request.ts";
import type { PaymentResponse } from "./protocol/payment-response.ts";

/** The address to which the browser returns with the sealed outcome; a query that the shop put there stays. */
export function returnUrlOf(request: PaymentRequest, response: PaymentResponse, envelope: Envelope): string {
  const url = new URL(targetOf(request, response.status));
  if (response.status === "failure") url.searchParams.set("errorCode", response.errorCode);
  url.searchParams.set("len", envelope.len);
  url.searchParams.set("data", envelope.data);
  url.searchParams.set("merchantID", envelope.merchantID);
  return url.href;
}

function targetOf(request: PaymentRequest, status: PaymentResponse["status"]): string {
  if (status === "success") return request.urlSuccess;
  return status === "failure" ? request.urlFailure : request.urlCancel;
}

/** Whether a callback may go there: to this machine or to the configured shop, never into an internal network. */
export function mayNotify(urlNotify: string, shopUrl: string): boolean {
  const { hostname, origin } = new URL(urlNotify);
  const loopback = hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);
  return loopback || origin === new URL(shopUrl).origin;
}
