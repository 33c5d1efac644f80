import * as v from "valibot";
import type { Take } from "./take.ts";

const SessionCart = v.object({ session: v.object({ cartId: v.string() }) });
const Orders = v.object({
  getOrdersV2: v.object({
    orders: v.array(v.object({ orderId: v.string(), status: v.string(), returnable: v.boolean(), hash: v.string() })),
  }),
});
const Detail = v.object({ getOrderDetailsV2: v.object({ papers: v.array(v.object({ paperNumber: v.string() })) }) });
const Returned = v.object({ submitReturnOrder: v.object({ earlierReturn: v.object({ rma: v.string() }) }) });

/** The demo account looks at its orders, sends something back and withdraws from something else. */
export async function sendBack(take: Take): Promise<void> {
  const { cartId } = v.parse(SessionCart, await take("PageSession")).session;
  await take("Login", { credentials: { email: "demo@chalkbox.example", password: "kreide-2026" }, mergeCart: true });
  const list = await take("OrderList", { page: 0, searchText: "", dateFilter: null });
  const { orders } = v.parse(Orders, list).getOrdersV2;
  const delivered = orders.find(({ status, returnable }) => status === "DELIVERED" && returnable);
  const open = orders.find(({ status }) => status === "PAID");
  if (delivered === undefined || open === undefined) throw new Error("The demo account has no orders to send back");
  const { orderId, hash } = delivered;
  const { getOrderDetailsV2: detail } = v.parse(Detail, await take("OrderDetail", { orderId }));
  await take("OrderPaper", { paperNumber: detail.papers[0]?.paperNumber ?? "", orderId });
  await take("ResendOrderConfirmation", { orderId });
  await take("BuyAgain", { orderId, cartId });
  await take("FindOrderForReturn", { orderId, zipCode: "50668" });
  await take("ReturnOrder", { hash });
  await take("SendOrderLink", { hash });
  const items = [{ id: "1", quantity: 1, reason: "DAMAGED", additionalInfo: "Eine Ecke ist ab." }];
  await take("AvailableRegulations", { hash, selectedItems: items });
  await take("AvailableCarriers", { hash, returnOrder: { items } });
  const contact = { firstName: "Johanna", lastName: "Beispiel", email: "demo@chalkbox.example" };
  await take("SaveReturnState", { hash, state: { items, regulation: "REFUND", carrier: "dhl", labels: 1, contact } });
  const upload = { id: "1", uploadId: "5b6f3f0e-3a6f-4a57-9a52-0d2f6f0c1a11", part: 0, parts: 1, data: aPixel };
  await take("UploadReturnImage", { hash, image: upload });
  await take("RemoveReturnImage", { hash, imageId: upload.uploadId });
  const submissionId = "5b6f3f0e-3a6f-4a57-9a52-0d2f6f0c1a12";
  const returned = await take("SubmitReturnOrder", { hash, returnOrder: {}, submissionId });
  const { rma } = v.parse(Returned, returned).submitReturnOrder.earlierReturn;
  await take("ReturnLabel", { hash, rma, label: 1 });
  await take("FindOrderForWithdrawal", { orderId: open.orderId, zipCode: "50668" });
  await take("WithdrawalOrder", { hash: open.hash });
  const declared = { submissionId: "5b6f3f0e-3a6f-4a57-9a52-0d2f6f0c1a13", name: "Johanna Beispiel" };
  await take("SubmitWithdrawal", { hash: open.hash, withdrawal: { ...declared, email: "demo@chalkbox.example" } });
  await take("Objection", { link: "of-no-mail" });
  await take("SubmitObjection", { link: "of-no-mail" });
}

/** The smallest picture there is: a PNG of one pixel. */
const aPixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
