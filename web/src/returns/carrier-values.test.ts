import { expect, it } from "vitest";
import { carrierStateOf, noLabel, sendingOf } from "./carrier-values.ts";

it("RET-07: with 0 labels carrier and labels are sent as null", () => {
  expect(sendingOf({ carrier: "dhl", labels: 0 })).toEqual({ carrier: null, labels: null });
  expect(sendingOf({ carrier: "dhl", labels: 3 })).toEqual({ carrier: "dhl", labels: 3 });
});

it("RET-07: a form that says nothing of labels needs one", () => {
  const contact = { salutation: "", firstName: "Ada", lastName: "Kreide", email: "ada@example.com", phone: "" };
  const typed = {
    "contact.firstName": " Ada ",
    "contact.lastName": "Kreide",
    "contact.email": "ada@example.com",
  };
  expect(carrierStateOf({ carrier: "dhl", ...typed })).toEqual({ carrier: "dhl", labels: 1, contact });
  expect(carrierStateOf({ carrier: "dhl", labels: "0", ...typed })).toEqual({ carrier: null, labels: null, contact });
  expect(carrierStateOf({ carrier: noLabel, ...typed })).toEqual({ carrier: "nolabel", labels: 1, contact });
});
