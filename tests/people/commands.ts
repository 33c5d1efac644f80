import { randomUUID } from "node:crypto";
import fc, { type AsyncCommand } from "fast-check";
import * as v from "valibot";
import { anotherAddress } from "../testkit/people.ts";
import type { Browser } from "./browser.ts";
import { addToCart, aVisitor, belongingsOf, type Model, type ModelBrowser } from "./model.ts";
import { orderFrom } from "./order.ts";
import { checkView, requireRefusal, requireSuccess, sizes, type World } from "./world.ts";

type Step = AsyncCommand<Model, World>;

/** Someone in front of a browser: what the model knows, and the jar. */
interface Actor {
  readonly index: number;
  readonly is: ModelBrowser;
  readonly browser: Browser;
  /** Another person is in front of it now. */
  become(next: ModelBrowser): void;
}

interface Action {
  readonly name: string;
  readonly by: number;
  /** Whose view is compared as well. */
  readonly witness: number;
  readonly isPossible: (actor: ModelBrowser, model: Model) => boolean;
  readonly run: (actor: Actor, model: Model, real: World) => Promise<void>;
}

/** A step: does it, then compares what its browser and another one show with what they are to show. */
function step({ name, by, witness, isPossible, run }: Action): Step {
  return {
    check: (model) => isPossible(at(model.browsers, by), model),
    run: async (model, real) => {
      const become = (next: ModelBrowser): void => void (model.browsers[by] = next);
      real.onStep();
      await run({ index: by, is: at(model.browsers, by), browser: at(real.browsers, by), become }, model, real);
      await checkView(model, real, by);
      if (witness !== by) await checkView(model, real, witness);
    },
    toString: () => `${by}: ${name} (${witness} looks)`,
  };
}

const browserIndex = fc.nat(sizes.browsers - 1);
const accountIndex = fc.nat(sizes.accounts - 1);
const who = { by: browserIndex, witness: browserIndex };

const isVisitor = ({ kind }: ModelBrowser): boolean => kind === "visitor";
const isIn = ({ kind }: ModelBrowser): boolean => kind !== "visitor";
const isCustomer = ({ kind }: ModelBrowser): boolean => kind === "customer";
const anyone = (): boolean => true;

const signIn = fc.record({ ...who, account: accountIndex }).map(({ account: index, ...rest }) =>
  step({
    ...rest,
    name: `signs in to ${index}`,
    isPossible: isVisitor,
    run: async ({ is, browser, become }, model) => {
      const account = at(model.accounts, index);
      const { email, password } = account;
      requireSuccess(await browser.ask("Login", { credentials: { email, password }, mergeCart: true }), "login");
      addToCart(account.cart, belongingsOf(is).cart);
      become({ kind: "customer", account });
    },
  }),
);

/** Wrong passwords for an account after which the shop refuses the right one as well for some minutes. */
const mostGuesses = 5;

const guessPassword = fc.record({ ...who, account: accountIndex }).map(({ account: index, ...rest }) =>
  step({
    ...rest,
    name: `guesses the password of ${index}`,
    isPossible: (is, model) => isVisitor(is) && at(model.accounts, index).guesses < mostGuesses - 1,
    run: async ({ browser }, model) => {
      const account = at(model.accounts, index);
      account.guesses += 1;
      const credentials = { email: account.email, password: randomUUID().slice(0, 20) };
      requireRefusal(await browser.ask("Login", { credentials, mergeCart: true }), "login");
    },
  }),
);

const signOut = fc.record(who).map((rest) =>
  step({
    ...rest,
    name: "signs out",
    isPossible: isIn,
    run: async ({ browser, become }) => {
      requireSuccess(await browser.ask("Logout"), "logout");
      become(aVisitor());
    },
  }),
);

const goOnAsGuest = fc.record(who).map((rest) =>
  step({
    ...rest,
    name: "goes on as guest",
    isPossible: isVisitor,
    run: async ({ is, browser, become }) => {
      requireSuccess(await browser.ask("CheckoutAuth", { authType: "guest" }), "checkoutAuth");
      become({ ...belongingsOf(is), kind: "guest" });
    },
  }),
);

const buy = fc
  .record({ ...who, item: fc.nat(sizes.items - 1), quantity: fc.integer({ min: 1, max: 3 }) })
  .map(({ item, quantity, ...rest }) =>
    step({
      ...rest,
      name: `puts ${quantity} of item ${item} into the cart`,
      isPossible: anyone,
      run: async ({ is, browser }, _model, { itemIds }) => {
        const itemId = at(itemIds, item);
        requireSuccess(await browser.ask("UpdateCart", addition(browser.cartId, itemId, quantity)), "cart_update");
        addToCart(belongingsOf(is).cart, [[itemId, quantity]]);
      },
    }),
  );

const buyInForeignCart = fc.record({ ...who, other: browserIndex }).map(({ other, ...rest }) =>
  step({
    ...rest,
    name: `puts something into the cart of ${other}`,
    isPossible: (actor, { browsers }) => belongingsOf(actor).cart !== belongingsOf(at(browsers, other)).cart,
    run: async ({ browser }, model, real) => {
      const { cartId } = at(real.browsers, other);
      requireRefusal(await browser.ask("UpdateCart", addition(cartId, at(real.itemIds, 0), 1)), "cart_update");
      await checkView(model, real, other);
    },
  }),
);

const addAddress = fc.record(who).map((rest) =>
  step({
    ...rest,
    name: "adds an address",
    isPossible: anyone,
    run: async ({ is, browser }) => {
      const { lastName, variables } = anAddress();
      const answer = await browser.ask("CheckoutAddBillingAddress", variables);
      if (isVisitor(is)) return requireRefusal(answer, "addBillingAddress");
      requireSuccess(answer, "addBillingAddress");
      belongingsOf(is).addresses.set(lastName, addressIdOf(answer.data));
    },
  }),
);

const changeForeignAddress = fc.record({ ...who, other: browserIndex }).map(({ other, ...rest }) =>
  step({
    ...rest,
    name: `changes an address of ${other}`,
    isPossible: (actor, { browsers }) => {
      const { addresses } = belongingsOf(at(browsers, other));
      return isIn(actor) && addresses.size > 0 && addresses !== belongingsOf(actor).addresses;
    },
    run: async ({ browser }, model, real) => {
      const [foreign = ""] = belongingsOf(at(model.browsers, other)).addresses.values();
      const change = async (addressId: string) =>
        browser.ask("CheckoutUpdateBillingAddress", { address: { ...anAddress().variables.address, addressId } });
      const [answer, ofNone] = [await change(foreign), await change(`${Number(foreign) + 1_000_000}`)];
      requireRefusal(answer, "updateBillingAddress");
      if (JSON.stringify(answer) !== JSON.stringify(ofNone)) {
        throw new Error(`Foreign and missing differ: ${JSON.stringify(answer)}, ${JSON.stringify(ofNone)}`);
      }
      await checkView(model, real, other);
    },
  }),
);

const changePassword = fc.record(who).map((rest) =>
  step({
    ...rest,
    name: "changes the password",
    isPossible: isCustomer,
    run: async ({ index, is, browser }, model, real) => {
      if (is.kind !== "customer") return;
      const { account } = is;
      const newPassword = `Kreide-${randomUUID().slice(0, 8)}`;
      const variables = { currentPassword: account.password, newPassword, newPasswordRepeated: newPassword };
      requireSuccess(await browser.ask("ChangePassword", variables), "changePassword");
      account.password = newPassword;
      for (const [other, modelBrowser] of model.browsers.entries()) {
        if (other === index || modelBrowser.kind !== "customer" || modelBrowser.account !== account) continue;
        model.browsers[other] = aVisitor();
        await checkView(model, real, other);
      }
    },
  }),
);

const order = fc.record(who).map((rest) =>
  step({
    ...rest,
    name: "orders",
    isPossible: (actor) => isIn(actor) && belongingsOf(actor).cart.size > 0,
    run: async ({ is, browser, become }) => {
      const { cart, addresses } = belongingsOf(is);
      if (addresses.size === 0) {
        const { lastName, variables } = anAddress();
        const answer = await browser.ask("CheckoutAddBillingAddress", variables);
        requireSuccess(answer, "addBillingAddress");
        addresses.set(lastName, addressIdOf(answer.data));
      }
      await orderFrom(browser, { isGuest: is.kind === "guest", addressId: [...addresses.values()][0] ?? "" });
      cart.clear();
      if (is.kind === "guest") become(aVisitor());
    },
  }),
);

/** Sequences of what several people do in a shop. @param length steps at most */
export const commands = (length: number) =>
  fc.commands(
    [
      signIn,
      signIn,
      guessPassword,
      signOut,
      goOnAsGuest,
      buy,
      buy,
      buy,
      buyInForeignCart,
      addAddress,
      addAddress,
      changeForeignAddress,
      changePassword,
      order,
    ],
    { maxCommands: length, size: "max" },
  );

const addition = (cartId: string, setItemId: string, quantity: number) => ({
  data: { cartId, ops: [{ positionOp: { addPosition: { setItemId, updateQuantity: { quantity } } } }] },
});

function anAddress() {
  const { firstName, lastName, street: streetAndHouseNr, ...place } = anotherAddress();
  return { lastName, variables: { address: { salutation: "MS", firstName, lastName, streetAndHouseNr, ...place } } };
}

const Added = v.object({ addBillingAddress: v.object({ address: v.object({ addressId: v.string() }) }) });

function addressIdOf(data: unknown): string {
  return v.parse(Added, data).addBillingAddress.address.addressId;
}

function at<T>(values: readonly T[], index: number): T {
  const value = values[index];
  if (value === undefined) throw new RangeError(`There is no ${index}`);
  return value;
}
