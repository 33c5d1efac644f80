import type { ShopContext } from "../platform/context.ts";
import type { Resolvers } from "../platform/domain.ts";
import { addAddress, changeAddress, listAddresses } from "./address/address.service.ts";
import type { AddressInput } from "./address/address-input.ts";
import { removeAddress, removedAddress, revertAddress } from "./address/removed-address.service.ts";
import {
  type AccountDataInput,
  accountData,
  changeAccountData,
  checkEmailSubscribed,
  deleteAccount,
} from "./account-data.service.ts";
import { listIndustries, listJobTitles } from "./business-codes.ts";
import {
  type CertificateFile,
  certificateGraph,
  uploadCertificate,
  uploadSignature,
} from "./certificate/certificate.service.ts";
import { customerAddress, customerInfo, updatePhone } from "./customer.service.ts";
import { confirmEmail, updateEmail } from "./email-change.service.ts";
import { restoreEmail } from "./email-restore.service.ts";
import {
  changeForgottenPassword,
  checkTokenValidity,
  type ForgottenPassword,
  forgotPassword,
} from "./forgotten-password.service.ts";
import { changePassword, type NewPassword, type PasswordChange } from "./password.service.ts";
import { isUniqueEmail, registerCustomer, type RegisterCustomerInput, registerGuest } from "./registration.service.ts";
import { login, type LoginInput, logout } from "./sign-in.service.ts";
import { initShop } from "./visitor.service.ts";

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
    getRemovedAddress: (_: unknown, __: unknown, context: Context) => removedAddress(context),
    getCustomerAddress: (_: unknown, __: unknown, context: Context) => customerAddress(context),
    isUniqueEmail: (_: unknown, { email }: { email: string }, context: Context) => isUniqueEmail(context, email),
    getAccountData: (_: unknown, __: unknown, context: Context) => accountData(context),
    getJobTitles: (_: unknown, __: unknown, { storefront }: Context) => listJobTitles(storefront.language),
    getIndustries: (_: unknown, __: unknown, { storefront }: Context) => listIndustries(storefront.language),
    getCurrentUploadSignature: (_: unknown, __: unknown, context: Context) => uploadSignature(context),
    checkEmailSubscribed: (_: unknown, { email }: { email: string }, context: Context) =>
      checkEmailSubscribed(context, email),
    checkTokenValidity: (_: unknown, { emailToken }: { emailToken: string }, context: Context) =>
      checkTokenValidity(context, emailToken),
  },
  Mutation: {
    shop_init: (_: unknown, __: unknown, context: Context) => initShop(context),
    login: (_: unknown, { credentials, cartId, mergeCart }: LoginArgs, context: Context) =>
      login(context, credentials, cartId ?? null, mergeCart),
    logout: (_: unknown, __: unknown, context: Context) => logout(context),
    registerCustomer: (
      _: unknown,
      { customer, cartId }: { customer: RegisterCustomerInput; cartId?: string | null },
      context: Context,
    ) => registerCustomer(context, customer, cartId ?? null),
    uploadB2bCertificate: async (
      _: unknown,
      { file, signature }: { file: CertificateFile; signature: string },
      context: Context,
    ) => {
      const { certificate, ...outcome } = await uploadCertificate(context, file, signature);
      return { ...outcome, certificate: certificate === null ? null : certificateGraph(certificate) };
    },
    registerGuest: (_: unknown, { cartId }: { cartId: string }, context: Context) => registerGuest(context, cartId),
    changePassword: (_: unknown, passwords: PasswordChange, context: Context) => changePassword(context, passwords),
    forgotPassword: (_: unknown, forgotten: ForgottenPassword, context: Context) => forgotPassword(context, forgotten),
    changeForgottenPassword: (_: unknown, change: NewPassword & { emailToken: string }, context: Context) =>
      changeForgottenPassword(context, change),
    changeAccountData: (_: unknown, { data }: { data: AccountDataInput }, context: Context) =>
      changeAccountData(context, data),
    confirmEmail: (_: unknown, { emailToken }: { emailToken: string }, context: Context) =>
      confirmEmail(context, emailToken),
    restoreEmail: (_: unknown, { emailToken }: { emailToken: string }, context: Context) =>
      restoreEmail(context, emailToken),
    deleteCurrentCustomerAccount: (_: unknown, { currentPassword }: { currentPassword: string }, context: Context) =>
      deleteAccount(context, currentPassword),
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
    revertAddress: (_: unknown, { addressId }: { addressId: string }, context: Context) =>
      revertAddress(context, addressId),
    updateEmail: (
      _: unknown,
      { email, currentPassword }: { email: string; currentPassword?: string | null },
      context: Context,
    ) => updateEmail(context, email, currentPassword ?? ""),
    updatePhone: (_: unknown, { phone }: { phone: string }, context: Context) => updatePhone(context, phone),
  },
};
