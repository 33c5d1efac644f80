import * as v from "valibot";
import type { Addresses } from "./chalkbox.ts";

const Answer = v.object({
  data: v.object({
    certificates: v.array(v.object({ fileName: v.string(), mediaType: v.string(), content: v.string() })),
  }),
});

/** Certificates that a business has handed in, as operators read them; their content in base64. */
export async function certificatesOf(
  { shop, operatorToken }: Pick<Addresses, "shop" | "operatorToken">,
  customerNumber: string,
) {
  const response = await fetch(`${shop}/backoffice/`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${operatorToken}` },
    body: JSON.stringify({
      query: `query ($customerNumber: String!) {
        certificates(customerNumber: $customerNumber) { fileName mediaType content } }`,
      variables: { customerNumber },
    }),
  });
  return v.parse(Answer, await response.json()).data.certificates;
}
