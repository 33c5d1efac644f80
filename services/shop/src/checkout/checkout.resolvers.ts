import { cartGraph } from "../cart/cart-graph.ts";
import type { CartView } from "../cart/cart-view.ts";
import type { ShopContext } from "../platform/context.ts";
import type { Resolvers } from "../platform/domain.ts";
import { completeCardPayment } from "./card/card-return.service.ts";
import { paymentDetails, paymentInfo, setSelectedPayment } from "./payment.service.ts";
import {
  deliveryOptions,
  saveSpeditionFields,
  selectBillingAddress,
  selectShippingAddress,
  setOrderComment,
  setOrderReference,
  setRatingWish,
  setShippingMethod,
  type ShippingPreview,
  shippingStep,
  subscribeFromOrder,
} from "./shipping.service.ts";
import { completeWalletPayment, submitCart } from "./submit.service.ts";
import { walletAddresses, walletShippingStep } from "./wallet/wallet-order.service.ts";
import { redeemWalletSession } from "./wallet/wallet-redemption.service.ts";
import { walletFault } from "./wallet/wallet-rules.service.ts";
import { openWalletSession, resetWallet, type WalletCheckoutType } from "./wallet/wallet-session.service.ts";

type Context = ShopContext;

interface CartArgs {
  readonly cartId: string;
}

interface WalletArgs {
  readonly orderId: string;
}

export const checkoutResolvers: Resolvers = {
  Query: {
    getShippingStepDetails: async (
      _: unknown,
      {
        cartId,
        calculateShippingCost,
        preview,
      }: CartArgs & { calculateShippingCost: boolean; preview?: ShippingPreview | null },
      context: Context,
    ) => {
      const step = await shippingStep(context, cartId, calculateShippingCost, preview ?? null);
      return { ...step, cart: cartGraph(step.view, context.storefront.language) };
    },
    getWalletBillingAddresses: (_: unknown, { orderId }: WalletArgs, context: Context) =>
      walletAddresses(context, orderId, "billing"),
    getWalletShippingAddresses: (_: unknown, { orderId }: WalletArgs, context: Context) =>
      walletAddresses(context, orderId, "shipping"),
    getWalletShippingStepDetails: async (_: unknown, { orderId }: WalletArgs, context: Context) => {
      const step = await walletShippingStep(context, orderId);
      return step === null ? null : { ...step, cart: cartGraph(step.view, context.storefront.language) };
    },
    getDeliveryOptions: (_: unknown, __: unknown, context: Context) => deliveryOptions(context),
    getPaymentInfo: (_: unknown, { cartId }: CartArgs, context: Context) => paymentInfo(context, cartId),
    getPaymentDetails: (_: unknown, { paymentTypes }: { paymentTypes: readonly string[] }, context: Context) =>
      paymentDetails(context, paymentTypes),
  },
  Mutation: {
    selectBillingAddress: (_: unknown, { cartId, addressId }: CartArgs & { addressId: string }, context: Context) =>
      selectBillingAddress(context, cartId, addressId),
    selectShippingAddress: (_: unknown, { cartId, addressId }: CartArgs & { addressId: string }, context: Context) =>
      selectShippingAddress(context, cartId, addressId),
    setShippingMethod: (_: unknown, { cartId, methodCode }: CartArgs & { methodCode: string }, context: Context) =>
      setShippingMethod(context, cartId, methodCode),
    saveSpeditionsData: (
      _: unknown,
      { cartId, fields }: CartArgs & { fields: readonly { fieldName: string; fieldValue: string }[] },
      context: Context,
    ) => saveSpeditionFields(context, cartId, fields),
    setOrderReference: (
      _: unknown,
      { cartId, orderReference }: CartArgs & { orderReference: string },
      context: Context,
    ) => setOrderReference(context, cartId, orderReference),
    setOrderComment: (_: unknown, { cartId, orderComment }: CartArgs & { orderComment: string }, context: Context) =>
      setOrderComment(context, cartId, orderComment),
    setRatingWish: (_: unknown, { cartId, isWanted }: CartArgs & { isWanted: boolean }, context: Context) =>
      setRatingWish(context, cartId, isWanted),
    subscribeToNewsletterFromOrder: (_: unknown, { cartId }: CartArgs, context: Context) =>
      subscribeFromOrder(context, cartId),
    setSelectedPayment: (
      _: unknown,
      { cartId, paymentId, buyerReference }: CartArgs & { paymentId: string; buyerReference?: string | null },
      context: Context,
    ) => setSelectedPayment(context, cartId, paymentId, buyerReference ?? null),
    submitCart: (
      _: unknown,
      { cartId, fingerprint, isMeasured }: CartArgs & { fingerprint?: string | null; isMeasured?: boolean | null },
      context: Context,
    ) => submitCart(context, cartId, fingerprint ?? null, isMeasured ?? false),
    completeCardPayment: (_: unknown, { len, data }: { len: number; data: string }, context: Context) =>
      completeCardPayment(context, len, data),
    openWalletSession: (
      _: unknown,
      { cartId, checkoutType }: CartArgs & { checkoutType: WalletCheckoutType },
      context: Context,
    ) => openWalletSession(context, cartId, checkoutType),
    redeemWalletSession: (
      _: unknown,
      { cartId, amazonCheckoutSessionId }: CartArgs & { amazonCheckoutSessionId: string },
      context: Context,
    ) => redeemWalletSession(context, cartId, amazonCheckoutSessionId),
    resetWallet: (_: unknown, { cartId }: CartArgs, context: Context) => resetWallet(context, cartId),
    completeWalletPayment: (
      _: unknown,
      { cartId, amazonCheckoutSessionId }: CartArgs & { amazonCheckoutSessionId: string },
      context: Context,
    ) => completeWalletPayment(context, cartId, amazonCheckoutSessionId),
  },
  Cart: {
    walletAvailable: async ({ view }: { view: CartView }, _: unknown, context: Context) =>
      (await walletFault(context, context.database.write, view)) === null,
  },
};
