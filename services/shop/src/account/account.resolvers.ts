import type { ShopContext } from "../platform/context.ts";
import type { Resolvers } from "../platform/domain.ts";
import { addAddress, changeAddress, listAddresses, removeAddress } from "./address/address.service.ts";
import type { AddressInput } from "./address/address-input.ts";
import { customerAddress, customerInfo, updateEmail, updatePhone } from "./customer.service.ts";
import { changePassword, type PasswordChange } from "./password.service.ts";
import { isUniqueEmail, registerCustomer, type RegisterCustomerInput, registerGuest } from "./registration.service.ts";
import { login, type LoginInput, logout } from "./sign-in.service.ts";

type Context = ShopContext;

interface LoginArgs {
  readonly credentials: LoginInput;
  readonly cartId?: string | null;
  readonly mergeCart: boolean;
}

export const accountResolvers: Resolvers = {
  Query: {
    getCustomerInfo: (_: unknown, __: unknown, context: Context) => customerInfo(context),
    getBillingAddresses: (_: unknown, __: unknown, context: Context) => listAddresses(context, "billing"),
    getShippingAddresses: (_: unknown, __: unknown, context: Context) => listAddresses(context, "shipping"),
    getCustomerAddress: (_: unknown, __: unknown, context: Context) => customerAddress(context),
    isUniqueEmail: (_: unknown, { email }: { email: string }, context: Context) => isUniqueEmail(context, email),
  },
  Mutation: {
    login: (_: unknown, { credentials, cartId, mergeCart }: LoginArgs, context: Context) =>
      login(context, credentials, cartId ?? null, mergeCart),
    logout: (_: unknown, __: unknown, context: Context) => logout(context),
    registerCustomer: (
      _: unknown,
      { customer, cartId }: { customer: RegisterCustomerInput; cartId?: string | null },
      context: Context,
    ) => registerCustomer(context, customer, cartId ?? null),
    registerGuest: (_: unknown, { cartId }: { cartId: string }, context: Context) => registerGuest(context, cartId),
    changePassword: (_: unknown, passwords: PasswordChange, context: Context) => changePassword(context, passwords),
    addBillingAddress: (_: unknown, { address }: { address: AddressInput }, context: Context) =>
      addAddress(context, "billing", address),
    updateBillingAddress: (_: unknown, { address }: { address: AddressInput }, context: Context) =>
      changeAddress(context, "billing", address),
    addShippingAddress: (_: unknown, { address }: { address: AddressInput }, context: Context) =>
      addAddress(context, "shipping", address),
    updateShippingAddress: (_: unknown, { address }: { address: AddressInput }, context: Context) =>
      changeAddress(context, "shipping", address),
    deleteAddress: (_: unknown, { addressId }: { addressId: string }, context: Context) =>
      removeAddress(context, addressId),
    updateEmail: (
      _: unknown,
      { email, currentPassword }: { email: string; currentPassword?: string | null },
      context: Context,
    ) => updateEmail(context, email, currentPassword ?? ""),
    updatePhone: (_: unknown, { phone }: { phone: string }, context: Context) => updatePhone(context, phone),
  },
};
