import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { anEndedLogin, aVisitor, belongingsOf, type Model, type ModelAccount, type ModelBrowser } from "../model.ts";
import { merge } from "../rules/merge.ts";
import { settle } from "../rules/settle.ts";
import { aNewAccount, checkView, requireMessage, requireRefusal, requireSuccess, sizes } from "../world.ts";
import { type Actor, at, isCustomer, isIn, isVisitor, step, who } from "./step.ts";

const accountIndex = fc.nat(sizes.accounts - 1);
const isNoCustomer = (actor: ModelBrowser): boolean => !isCustomer(actor);

/** A visitor signs in, or a guest after all: their cart joins that of the account. */
export const signIn = fc.record({ ...who, account: accountIndex }).map(({ account: index, ...rest }) =>
  step({
    ...rest,
    name: `signs in to ${index}`,
    isPossible: isNoCustomer,
    run: async ({ is, browser, become }, model) => {
      const account = at(model.accounts, index);
      const { email, password } = account;
      requireSuccess(await browser.ask("Login", { credentials: { email, password }, mergeCart: true }), "login");
      merge(belongingsOf(is).cart, account.cart, model.shop);
      become({ kind: "customer", account });
    },
  }),
);

/** Accounts of a world at most. */
const mostAccounts = 5;

/** Opens an account, in the account pages or at the checkout's login: what a visitor or guest has becomes the account's. */
export const register = fc.record({ ...who, isCheckout: fc.boolean() }).map(({ isCheckout, ...rest }) =>
  step({
    ...rest,
    name: `registers${isCheckout ? " at the checkout" : ""}`,
    isPossible: (actor, { accounts }) => isNoCustomer(actor) && accounts.length < mostAccounts,
    run: async ({ is, browser, become }, model) => {
      const { account, customer } = aNewAccount();
      if (isCheckout) {
        requireSuccess(await browser.ask("CheckoutAuth", { authType: "register", customer }), "checkoutAuth");
      } else requireSuccess(await browser.ask("RegisterCustomer", { customer }), "registerCustomer");
      takeAlong(account, is, model);
      become({ kind: "customer", account });
    },
  }),
);

function takeAlong(account: ModelAccount, visitor: ModelBrowser, { accounts, shop }: Model): void {
  const { cart, addresses } = belongingsOf(visitor);
  account.cart = cart;
  account.addresses = addresses;
  cart.mailbox = account.email;
  settle(cart, shop);
  accounts.push(account);
}

/** Wrong passwords for an account after which the shop refuses the right one as well for some minutes. */
const mostGuesses = 5;

export const guessPassword = fc.record({ ...who, account: accountIndex }).map(({ account: index, ...rest }) =>
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

export const signOut = fc.record(who).map((rest) =>
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

export const goOnAsGuest = fc.record(who).map((rest) =>
  step({
    ...rest,
    name: "goes on as guest",
    isPossible: isVisitor,
    run: async ({ is, browser, become }, { shop }) => {
      const ask = () => browser.ask("CheckoutAuth", { authType: "guest" });
      if (is.kind === "visitor" && is.loginEnded === true) {
        // Where a login has ended, its visitor hears of it before they go on without it; what they have put in stays.
        const answer = await ask();
        requireRefusal(answer, "checkoutAuth");
        requireMessage(answer, "checkoutAuth", "vue.message.securityLogout");
        requireSuccess(await browser.ask("Logout"), "logout");
      }
      requireSuccess(await ask(), "checkoutAuth");
      settle(belongingsOf(is).cart, shop);
      become({ ...belongingsOf(is), kind: "guest" });
    },
  }),
);

export const changePassword = fc.record(who).map((rest) =>
  step({
    ...rest,
    name: "changes the password",
    isPossible: isCustomer,
    run: async ({ index, is, browser }: Actor, model, real) => {
      if (is.kind !== "customer") return;
      const { account } = is;
      const newPassword = `Kreide-${randomUUID().slice(0, 8)}`;
      const variables = { currentPassword: account.password, newPassword, newPasswordRepeated: newPassword };
      requireSuccess(await browser.ask("ChangePassword", variables), "changePassword");
      account.password = newPassword;
      for (const [other, modelBrowser] of model.browsers.entries()) {
        if (other === index || modelBrowser.kind !== "customer" || modelBrowser.account !== account) continue;
        model.browsers[other] = anEndedLogin();
        await checkView(model, real, other);
      }
    },
  }),
);
