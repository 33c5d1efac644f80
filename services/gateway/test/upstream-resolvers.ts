import { randomUUID } from "node:crypto";
import { GraphQLError } from "graphql";
import { mergeCarts, openCart, type TestCart, type UpstreamState } from "./upstream-state.ts";

/** Who calls the upstream under test. */
export interface UpstreamContext {
  readonly state: UpstreamState;
  readonly store: string;
  readonly userId: string | null;
  readonly customerId: string | null;
  readonly customerToken: string | null;
  /** Key of the fault of the customer token that came. */
  readonly tokenFault: string | null;
}

type CartArgs = { readonly cartId: string };
/** A method's parameters may be narrower than declared: each resolver states which arguments it reads. */
interface Resolver {
  resolve(source: unknown, args: object, context: UpstreamContext): unknown;
}
type Resolvers = Readonly<Record<string, Resolver["resolve"]>>;
const fine = { successful: true, generalErrorMessage: null, errorMessage: null, fieldErrors: [] };

function failure(message: string, classification: string, messageKey?: string): GraphQLError {
  return new GraphQLError(message, { extensions: { classification, ...(messageKey !== undefined && { messageKey }) } });
}

function cartOf({ state, userId, customerId }: UpstreamContext, cartId: string): TestCart {
  const caller = customerId ?? userId;
  if (caller === null) throw failure("A valid user id is required.", "USER_ID_REQUIRED");
  const cart = state.carts.get(cartId);
  const isOwn = cart?.owner === caller || (customerId?.startsWith("guest-") === true && cart?.owner === userId);
  if (cart === undefined || !isOwn) throw failure("The cart was not found.", "CART_NOT_FOUND");
  return cart;
}

function price(amount: number) {
  return { amount, currencyCode: "EUR", stringValue: `${amount} ct` };
}

const fingerprintOf = ({ pieces, priceCents }: TestCart) => `${pieces}-at-${priceCents}`;

function viewOf(cart: TestCart) {
  const total = price(cart.pieces * cart.priceCents);
  const address = (addressId: string) => ({ addressId, firstName: "Ada", lastName: "Byron" });
  return {
    id: cart.id,
    attributes: { submitted: cart.submitted },
    mergedLineItems: [],
    details: {
      shipper: cart.shipper,
      positionCount: Math.min(1, cart.pieces),
      articleCount: cart.pieces,
      total,
      speditionsFields: [],
      orderReference: "",
      orderComment: "",
    },
    total,
    subtotal: total,
    shippers: ["dhl", "spedition"].map((code) => ({
      code,
      name: code,
      enabled: code === "dhl",
      selected: cart.shipper === code,
    })),
    billingAddress: cart.billing === null ? null : address(cart.billing),
    shippingAddress: cart.delivery === null ? null : address(cart.delivery),
    selectedPaymentMethodInCart: cart.payment,
    fingerprint: fingerprintOf(cart),
    positions: [],
  };
}

/** A token is its store's, as the shop's are. */
function issueToken({ state, store }: Pick<UpstreamContext, "state" | "store">, customerId: string) {
  const token = `customer-token-${randomUUID()}-${store.split("/")[0]}`;
  state.customerTokens.set(token, customerId);
  return { token, expires: new Date(Date.now() + 3_600_000).toISOString() };
}

function signIn(
  context: UpstreamContext,
  customerId: string,
  cartId: string | null | undefined,
  isGuest: boolean,
  mergeCart = true,
) {
  const { state } = context;
  const anonymous = cartId == null || !mergeCart ? undefined : state.carts.get(cartId);
  const own = [...state.carts.values()].find(({ owner, submitted }) => owner === customerId && !submitted);
  const cart = own ?? openCart(state, customerId);
  const merged = anonymous?.pieces ?? 0;
  cart.pieces += merged;
  if (anonymous !== undefined) state.carts.delete(anonymous.id);
  // As the shop does: a visitor who signs in goes on with another id.
  const userId = randomUUID();
  state.users.add(userId);
  return {
    successfull: true,
    updatedCartId: cart.id,
    userId,
    firstName: isGuest ? null : "Ada",
    lastName: isGuest ? null : "Byron",
    cartMerged: merged > 0,
    sharedListMerged: false,
    token: issueToken(context, customerId),
    fieldErrors: [],
  };
}

const refusal = {
  successfull: false,
  errorMessage: "Email and password do not match.",
  cartMerged: false,
  sharedListMerged: false,
  fieldErrors: [{ fieldName: "password", errorMessage: "Check it.", formName: null }],
};

const Query: Resolvers = {
  shop_version: (_source, _args, { store }) => `1 for ${store}`,
  core_category: (_source, { coreCategoryId: id }: { coreCategoryId: string }, { store, state }) =>
    id === "boom"
      ? Promise.reject(
          new GraphQLError("select * from secrets failed", { extensions: { classification: "INTERNAL_ERROR" } }),
        )
      : { id, name: `Category "${id}" of ${store}: ä ✏️ \\ /${state.revision}`, path: `/cat/${id}`, children: [] },
  getProductById: (_source, { productId: id }: { productId: string }) => ({ id }),
  shop_findCart: (_source, { cartId }: CartArgs, context) => viewOf(cartOf(context, cartId)),
  getCustomerInfo: (_source, _args, { tokenFault, customerId, userId }) => {
    if (tokenFault !== null) throw failure("The token was revoked.", "UNAUTHENTICATED", tokenFault);
    return {
      userId,
      isExistingCustomer: false,
      isNewCustomer: false,
      firstName: customerId?.startsWith("customer-") === true ? "Ada" : null,
      lastName: customerId?.startsWith("customer-") === true ? "Byron" : null,
      isGuest: customerId?.startsWith("guest-") === true,
      isInternal: false,
      visitorType: customerId === null ? "guest" : "existing-customer",
      visitorLoginState: customerId === null ? "logged-out" : customerId.startsWith("guest-") ? "guest" : "logged-in",
      primeInfo: { status: "NONE" },
    };
  },
  getBillingAddresses: (_source, _args, { customerToken }) => {
    if (customerToken !== null) return [];
    throw failure("Sign in first.", "UNAUTHENTICATED", "vue.error.security.valid_token_required");
  },
  getCustomerAddress: (_source, _args, { tokenFault }) => {
    if (tokenFault !== null) throw failure("The token was revoked.", "UNAUTHENTICATED", tokenFault);
    return null;
  },
  isUniqueEmail: (_source, { email }: { email: string }) => {
    if (email.includes("taken")) throw failure("Too many questions.", "BAD_REQUEST");
    return true;
  },
};

/** What only a signed-in customer may change. */
const customerOnly: Resolvers[string] = (_source, _args, { tokenFault }) => {
  if (tokenFault !== null) throw failure("The token was revoked.", "UNAUTHENTICATED", tokenFault);
  return fine;
};

const Mutation: Resolvers = {
  updatePhone: customerOnly,
  updateEmail: customerOnly,
  shop_init: (_source, _args, { state, userId, customerId }) => {
    const known = userId !== null && state.users.has(userId) ? userId : randomUUID();
    state.users.add(known);
    const owner = customerId ?? known;
    const open = [...state.carts.values()].find((cart) => cart.owner === owner && !cart.submitted);
    return { userId: known, cartId: (open ?? openCart(state, owner)).id };
  },
  cart_update: (_source, { data }: { data: { cartId: string; ops: readonly unknown[] } }, context) => {
    const cart = cartOf(context, data.cartId);
    cart.pieces += data.ops.length;
    return { successful: true, cart: viewOf(cart), notices: [] };
  },
  login: (
    _source,
    {
      credentials: { email, password },
      cartId,
      mergeCart,
    }: {
      credentials: { email: string; password: string };
      cartId?: string | null;
      mergeCart: boolean;
    },
    context,
  ) => (password === "right" ? signIn(context, `customer-${email}`, cartId, false, mergeCart) : refusal),
  registerCustomer: (_source, { customer, cartId }: { customer: { email: string }; cartId?: string | null }, context) =>
    customer.email.includes("taken") ? refusal : signIn(context, `customer-${customer.email}`, cartId, false),
  registerGuest: (_source, { cartId }: CartArgs, context) => signIn(context, `guest-${randomUUID()}`, cartId, true),
  mergeCarts: (_source, { cartId }: CartArgs, { state, customerId }) => mergeCarts(state, cartId, customerId),
  logout: (_source, _args, { state, customerToken }) => {
    if (customerToken !== null && state.customerTokens.delete(customerToken)) return fine;
    throw failure("The token was revoked.", "UNAUTHENTICATED", "ishop.api.error.revoked_token");
  },
  selectBillingAddress: (_source, { cartId, addressId }: CartArgs & { addressId: string }, context) => {
    cartOf(context, cartId).billing = addressId;
    return fine;
  },
  selectShippingAddress: (_source, { cartId, addressId }: CartArgs & { addressId: string }, context) => {
    if (addressId === "unknown") return { ...fine, successful: false, generalErrorMessage: "Choose an address." };
    cartOf(context, cartId).delivery = addressId;
    return fine;
  },
  setShippingMethod: (_source, { cartId, methodCode }: CartArgs & { methodCode: string }, context) => {
    cartOf(context, cartId).shipper = methodCode;
    return fine;
  },
  setSelectedPayment: (_source, { cartId, paymentId }: CartArgs & { paymentId: string }, context) => {
    if (paymentId === "BARTER") return { successful: false, errorMessage: "Not with that.", fieldErrors: [] };
    cartOf(context, cartId).payment = paymentId;
    return fine;
  },
  submitCart: (_source, { cartId, fingerprint }: CartArgs & { fingerprint?: string | null }, context) => {
    const cart = cartOf(context, cartId);
    if (fingerprint != null && fingerprint !== fingerprintOf(cart)) return { cartChanged: true };
    if (cart.payment === "CREDIT_CARD") {
      return { computopData: { len: 3, data: "abc", merchantID: "m", template: "t", formUrl: "http://card.test/" } };
    }
    if (cart.payment === "AMAZONPAY") return { redirectUrl: "http://wallet.test/confirm" };
    if (cart.payment === "REFUSED") return { errorMessage: "Not today." };
    return order(context, cart);
  },
  changePassword: (
    _source,
    { currentPassword }: { currentPassword: string },
    { state, store, customerId, customerToken }: UpstreamContext,
  ) => {
    if (customerId === null || customerToken === null) throw failure("A valid token is required.", "UNAUTHENTICATED");
    if (currentPassword !== "right") {
      const fieldErrors = [{ fieldName: "currentPassword", errorMessage: "It is another one.", formName: null }];
      return { successful: false, fieldErrors, staySignedIn: false };
    }
    for (const [token, owner] of state.customerTokens) if (owner === customerId) state.customerTokens.delete(token);
    return { successful: true, fieldErrors: [], staySignedIn: true, token: issueToken({ state, store }, customerId) };
  },
  openWalletSession: (_source, { cartId, checkoutType }: CartArgs & { checkoutType: string }, context) => {
    const none = { amazonCheckoutSessionId: null, redirectUrl: null, fieldErrors: [] };
    if (cartOf(context, cartId).pieces === 0 || checkoutType !== "checkout") {
      return { ...none, successful: false, generalErrorMessage: "Not with the wallet." };
    }
    const id = randomUUID();
    context.state.wallet.set(id, { cartId, isApproved: false });
    return { ...fine, amazonCheckoutSessionId: id, redirectUrl: `http://wallet.test/${id}` };
  },
  redeemWalletSession: (
    _source,
    { cartId, amazonCheckoutSessionId: id }: CartArgs & { amazonCheckoutSessionId: string },
    context,
  ) => {
    const cart = cartOf(context, cartId);
    if (context.state.wallet.get(id)?.isApproved !== true) {
      return { ...fine, successful: false, generalErrorMessage: "Not approved." };
    }
    Object.assign(cart, { billing: "w1", delivery: "w1", shipper: "dhl", payment: "AMAZONPAY" });
    return fine;
  },
  resetWallet: (_source, { cartId }: CartArgs, context) => {
    const cart = cartOf(context, cartId);
    if (cart.payment !== "AMAZONPAY") return { isReset: false, cartId };
    const next = openCart(context.state, cart.owner, cart.pieces);
    context.state.carts.delete(cartId);
    return { isReset: true, cartId: next.id };
  },
  completeWalletPayment: (
    _source,
    { cartId, amazonCheckoutSessionId: id }: CartArgs & { amazonCheckoutSessionId: string },
    context,
  ) => {
    const cart = cartOf(context, cartId);
    if (context.state.wallet.has(id)) return order(context, cart);
    cart.payment = null;
    return { errorMessage: "The wallet declined." };
  },
  // The answer names its cart, as the provider's names its payment.
  completeCardPayment: (_source, { data }: { data: string }, context) => {
    const cartId = /^paid (.+)$/.exec(data)?.[1];
    return cartId === undefined
      ? { state: "NOT_PAID", errorMessage: "The card was declined." }
      : { state: "ORDERED", cartId, ...order(context, cartOf(context, cartId)) };
  },
};

function order({ state, userId, customerId }: UpstreamContext, cart: TestCart) {
  // As the shop does: repeated calls answer the first order.
  if (cart.order !== undefined) return cart.order;
  cart.submitted = true;
  const owner = customerId?.startsWith("guest-") === true || customerId === null ? (userId ?? "") : customerId;
  const confirmation = { ticket: `ticket-${cart.id}`, secret: `secret-${cart.id}` };
  cart.order = { orderId: `order-${cart.id}`, newCartId: openCart(state, owner).id, confirmation };
  return cart.order;
}

const cartChanged = (answer: { cartChanged?: boolean }) => answer.cartChanged ?? false;
export const upstreamResolvers = { Query, Mutation, SubmitCartResult: { cartChanged } };
