import type { Resolvers } from "../platform/domain.ts";
import { addAddress, changeAddress, listAddresses } from "./address/address.service.ts";
import { removeAddress, removedAddress, revertAddress } from "./address/removed-address.service.ts";
import { accountData, changeAccountData, checkEmailSubscribed, deleteAccount } from "./account-data.service.ts";
import { listIndustries, listJobTitles } from "./business-codes.ts";
import { certificateGraph, uploadCertificate, uploadSignature } from "./certificate/certificate.service.ts";
import { customerAddress, customerInfo, updatePhone } from "./customer.service.ts";
import { confirmEmail, updateEmail } from "./email-change.service.ts";
import { restoreEmail } from "./email-restore.service.ts";
import { changeForgottenPassword, checkTokenValidity, forgotPassword } from "./forgotten-password.service.ts";
import { changePassword } from "./password.service.ts";
import { isUniqueEmail, registerCustomer, registerGuest } from "./registration.service.ts";
import { login, logout } from "./sign-in.service.ts";
import { initShop } from "./visitor.service.ts";

export const accountResolvers = {
  Query: {
    getCustomerInfo: (_, __, context) => customerInfo(context),
    getBillingAddresses: (_, __, context) => listAddresses(context, "billing"),
    getShippingAddresses: (_, __, context) => listAddresses(context, "shipping"),
    getRemovedAddress: (_, __, context) => removedAddress(context),
    getCustomerAddress: (_, __, context) => customerAddress(context),
    isUniqueEmail: (_, { email }, context) => isUniqueEmail(context, email),
    getAccountData: (_, __, context) => accountData(context),
    getJobTitles: (_, __, { storefront }) => listJobTitles(storefront.language),
    getIndustries: (_, __, { storefront }) => listIndustries(storefront.language),
    getCurrentUploadSignature: (_, __, context) => uploadSignature(context),
    checkEmailSubscribed: (_, { email }, context) => checkEmailSubscribed(context, email),
    checkTokenValidity: (_, { emailToken }, context) => checkTokenValidity(context, emailToken),
  },
  Mutation: {
    shop_init: (_, __, context) => initShop(context),
    login: (_, { credentials, cartId, mergeCart }, context) => login(context, credentials, cartId ?? null, mergeCart),
    logout: (_, __, context) => logout(context),
    registerCustomer: (_, { customer, cartId }, context) => registerCustomer(context, customer, cartId ?? null),
    uploadB2bCertificate: async (_, { file, signature }, context) => {
      const { certificate, ...outcome } = await uploadCertificate(context, file, signature);
      return { ...outcome, certificate: certificate === null ? null : certificateGraph(certificate) };
    },
    registerGuest: (_, { cartId }, context) => registerGuest(context, cartId),
    changePassword: (_, passwords, context) => changePassword(context, passwords),
    forgotPassword: (_, forgotten, context) => forgotPassword(context, forgotten),
    changeForgottenPassword: (_, change, context) => changeForgottenPassword(context, change),
    changeAccountData: (_, { data }, context) => changeAccountData(context, data),
    confirmEmail: (_, { emailToken }, context) => confirmEmail(context, emailToken),
    restoreEmail: (_, { emailToken }, context) => restoreEmail(context, emailToken),
    deleteCurrentCustomerAccount: (_, { currentPassword }, context) => deleteAccount(context, currentPassword),
    addBillingAddress: (_, { address }, context) => addAddress(context, "billing", address),
    updateBillingAddress: (_, { address }, context) => changeAddress(context, "billing", address),
    addShippingAddress: (_, { address }, context) => addAddress(context, "shipping", address),
    updateShippingAddress: (_, { address }, context) => changeAddress(context, "shipping", address),
    deleteAddress: (_, { addressId }, context) => removeAddress(context, addressId),
    revertAddress: (_, { addressId }, context) => revertAddress(context, addressId),
    updateEmail: (_, { email, currentPassword }, context) => updateEmail(context, email, currentPassword ?? ""),
    updatePhone: (_, { phone }, context) => updatePhone(context, phone),
  },
} satisfies Resolvers;
