import { cartGraph } from "../cart/cart-graph.ts";
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
  shippingStep,
  subscribeFromOrder,
} from "./shipping.service.ts";
import { completeWalletPayment, submitCart } from "./submit.service.ts";
import { walletAddresses, walletShippingStep } from "./wallet/wallet-order.service.ts";
import { redeemWalletSession } from "./wallet/wallet-redemption.service.ts";
import { walletFault } from "./wallet/wallet-rules.service.ts";
import { openWalletSession, resetWallet } from "./wallet/wallet-session.service.ts";

export const checkoutResolvers = {
  Query: {
    getShippingStepDetails: async (_, { cartId, calculateShippingCost, preview }, context) => {
      const step = await shippingStep(context, cartId, calculateShippingCost, preview ?? null);
      return { ...step, cart: cartGraph(step.view, context.storefront.language) };
    },
    getWalletBillingAddresses: (_, { orderId }, context) => walletAddresses(context, orderId, "billing"),
    getWalletShippingAddresses: (_, { orderId }, context) => walletAddresses(context, orderId, "shipping"),
    getWalletShippingStepDetails: async (_, { orderId }, context) => {
      const step = await walletShippingStep(context, orderId);
      return step === null ? null : { ...step, cart: cartGraph(step.view, context.storefront.language) };
    },
    getDeliveryOptions: (_, __, context) => deliveryOptions(context),
    getPaymentInfo: (_, { cartId }, context) => paymentInfo(context, cartId),
    getPaymentDetails: (_, { paymentTypes }, context) => paymentDetails(context, paymentTypes),
  },
  Mutation: {
    selectBillingAddress: (_, { cartId, addressId }, context) => selectBillingAddress(context, cartId, addressId),
    selectShippingAddress: (_, { cartId, addressId }, context) => selectShippingAddress(context, cartId, addressId),
    setShippingMethod: (_, { cartId, methodCode }, context) => setShippingMethod(context, cartId, methodCode),
    saveSpeditionsData: (_, { cartId, fields }, context) => saveSpeditionFields(context, cartId, fields),
    setOrderReference: (_, { cartId, orderReference }, context) => setOrderReference(context, cartId, orderReference),
    setOrderComment: (_, { cartId, orderComment }, context) => setOrderComment(context, cartId, orderComment),
    setRatingWish: (_, { cartId, isWanted }, context) => setRatingWish(context, cartId, isWanted),
    subscribeToNewsletterFromOrder: (_, { cartId }, context) => subscribeFromOrder(context, cartId),
    setSelectedPayment: (_, { cartId, paymentId, buyerReference }, context) =>
      setSelectedPayment(context, cartId, paymentId, buyerReference ?? null),
    submitCart: (_, { cartId, fingerprint, isMeasured }, context) =>
      submitCart(context, cartId, fingerprint ?? null, isMeasured ?? false),
    completeCardPayment: (_, { len, data }, context) => completeCardPayment(context, len, data),
    openWalletSession: (_, { cartId, checkoutType }, context) => openWalletSession(context, cartId, checkoutType),
    redeemWalletSession: (_, { cartId, amazonCheckoutSessionId }, context) =>
      redeemWalletSession(context, cartId, amazonCheckoutSessionId),
    resetWallet: (_, { cartId }, context) => resetWallet(context, cartId),
    completeWalletPayment: (_, { cartId, amazonCheckoutSessionId }, context) =>
      completeWalletPayment(context, cartId, amazonCheckoutSessionId),
  },
  Cart: {
    walletAvailable: async ({ view }, _, context) =>
      (await walletFault(context, context.database.write, view)) === null,
  },
} satisfies Resolvers;
