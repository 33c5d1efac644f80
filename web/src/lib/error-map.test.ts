import fc from "fast-check";
import { expect, it } from "vitest";
import { errorAt, errorEntries, errorMapOf, inFormOrder, inGroup, refusedForm } from "./error-map.ts";

const asIs = (text: string): string => text;

it("VALID-01: the shop's field errors are a map of field name to message", async () => {
  const refused = { fields: { email: "Die E-Mail-Adresse ist vergeben.", phone: "Zu kurz." }, message: null };
  expect(await refusedForm(refused, asIs)).toEqual(refused.fields);
});

it("VALID-02: a dotted name is nested into its group", () => {
  const map = errorMapOf([
    ["billing.city", "Der Ort fehlt."],
    ["email", "Das @ fehlt."],
    ["billing.contact.phone", "Zu kurz."],
  ]);
  expect(map).toEqual({
    billing: { city: "Der Ort fehlt.", contact: { phone: "Zu kurz." } },
    email: "Das @ fehlt.",
  });
  expect(errorAt(map, "billing.contact.phone")).toBe("Zu kurz.");
  expect(errorAt(map, "billing")).toBeUndefined();
});

it("VALID-03: a message for the whole form is stored under `general`; fields that say it come first", async () => {
  expect(await refusedForm({ fields: {}, message: "Zu viele Versuche." }, asIs)).toEqual({
    general: "Zu viele Versuche.",
  });
  expect(errorMapOf([["", "Zu viele Versuche."]])).toEqual({ general: "Zu viele Versuche." });
  expect(inGroup({ general: "Zu viele Versuche.", city: "Fehlt." }, "billing")).toEqual({
    general: "Zu viele Versuche.",
    billing: { city: "Fehlt." },
  });
});

it("keeps a group's own message beside those of its fields, whichever comes first", () => {
  const field = ["billing.city", "Fehlt."] as const;
  const own = ["billing", "Bitte wählen Sie eine Adresse."] as const;
  const map = { billing: { city: field[1], general: own[1] } };
  expect(errorMapOf([field, own])).toEqual(map);
  expect(errorMapOf([own, field])).toEqual(map);
  expect(errorAt(map, "billing")).toBe(own[1]);
});

it("C-92: faults are in form order, the whole form's first", () => {
  const map = errorMapOf([
    ["shipperCode", "c"],
    ["billing.city", "b"],
    ["unknown", "d"],
    ["general", "a"],
  ]);
  const names = ["email", "billing.street", "billing.city", "shipperCode"];
  expect(errorEntries(inFormOrder(map, names)).map(([, message]) => message)).toEqual(["a", "b", "c", "d"]);
});

it("loses no field, whatever a shop calls it", () => {
  const name = fc
    .array(fc.stringMatching(/^[a-z_]{1,9}$/), { minLength: 1, maxLength: 3 })
    .map((parts) => parts.join("."));
  fc.assert(
    fc.property(fc.uniqueArray(fc.oneof(name, fc.constant("__proto__.x")), { maxLength: 6 }), (names) => {
      const kept = errorEntries(errorMapOf(names.map((each) => [each, each])));
      expect(kept.map(([, message]) => message).toSorted()).toEqual(
        names.filter((each) => !names.includes(`${each}.general`)).toSorted(),
      );
      expect(Reflect.get({}, "x")).toBeUndefined();
    }),
  );
});
