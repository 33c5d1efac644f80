import { refusalOf } from "../graph/failure.ts";
import { RegisterCustomerDocument } from "../graph/generated/RegisterCustomer.ts";
import { keepUnanswered, withTyped } from "../graph/keep-typed.ts";
import type { GraphTools } from "../graph/load.ts";
import { storefrontOf } from "../lib/copy.ts";
import { errorMapOf, general, hasErrors } from "../lib/error-map.ts";
import { type FormAnswer, readForm, refuseForm } from "../lib/form-values.ts";
import type { MessageOf } from "../lib/message-of.ts";
import { handInCertificate } from "./certificate-submit.ts";
import { guestOrderOf } from "./guest-order.ts";
import { checkRegister } from "./register-schema.ts";
import { shareDataOf } from "./share-data.ts";

/**
 * Opens an account with what a form holds and signs in (AUTH-14).
 * @param messageOf puts message keys into words
 * @returns null when it worked
 */
export async function submitRegister(
  request: Request,
  form: FormData,
  graph: GraphTools,
  messageOf: MessageOf,
): Promise<FormAnswer | null> {
  const values = readForm(form);
  const storefront = storefrontOf(request);
  const isBusiness = storefront.store === "b2b";
  const faults = checkRegister(values, storefront);
  if (hasErrors(faults)) return refuseForm(values, faults);
  const field = (name: string): string => (values[name] ?? "").trim();
  // Before the account: a file that is refused leaves no half of a registration behind.
  const certificate = isBusiness ? await handInCertificate(request, form, graph, messageOf) : null;
  if (certificate?.refusal != null) {
    const refused = withTyped(refuseForm(values, errorMapOf([["certificate", certificate.refusal]])), values);
    return keepUnanswered(refused, values, certificate.error);
  }
  const kept = certificate === null ? values : { ...values, ...certificate.values };
  const order = guestOrderOf(request);
  const customer = {
    email: field("email"),
    password: values["password"] ?? "",
    firstName: field("firstName"),
    lastName: field("lastName"),
    salutation: "",
    company: field("company"),
    phone: "",
    ...shareDataOf(request),
    ...(order !== null && { order }),
    ...(isBusiness && { ...businessOf(field), certificateId: kept["certificateId"] || null }),
  };
  const { data, error } = await graph.mutate(RegisterCustomerDocument, { customer });
  const result = data?.registerCustomer;
  if (result?.successfull) return null;
  const { fields, message } = refusalOf(error, result);
  const refusal = message === null ? fields : { ...fields, [general]: await messageOf(message) };
  // A certificate that has arrived need not be chosen again, unless it is what was refused.
  const shown = "certificate" in refusal ? { ...kept, certificateId: "", certificateName: "" } : kept;
  const answer = refuseForm(shown, errorMapOf(Object.entries(refusal)));
  // A password is refused by its own field alone.
  return "password" in refusal ? answer : withTyped(answer, values);
}

/** What a business is asked for as well (ACCESS-39). */
function businessOf(field: (name: string) => string) {
  const employees = field("numberOfEmployees");
  return {
    VATRegistrationNo: field("VATRegistrationNo"),
    jobTitleCode: field("jobTitleCode"),
    primaryIndustryGroupCode: field("primaryIndustryGroupCode"),
    numberOfEmployees: employees === "" ? null : Number(employees),
  };
}
