import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { keys, paymentRequest } from "../../../test/fixtures.ts";
import vectors from "../protocol-vectors.json" with { type: "json" };
import { open, seal } from "./envelope.ts";
import { deriveProtocolKeys } from "./keys.ts";
import { decodeRequest, encodeRequest } from "./payment-request.ts";
import { decodeResponse, encodeResponse } from "./payment-response.ts";

const text = fc.string({ unit: "grapheme", maxLength: 300 });
const direction = fc.constantFrom("request", "response");

describe("envelope", () => {
  test("opens to exactly what was sealed, for any text", () => {
    fc.assert(
      fc.property(text, direction, (plaintext, way) => {
        expect(open(keys, way, seal(keys, way, plaintext))).toEqual({
          ok: true,
          plaintext: Buffer.from(plaintext).toString(),
        });
      }),
    );
  });

  test("stays shut after any change of one character of data", () => {
    fc.assert(
      fc.property(text, fc.nat(), fc.constantFrom("A", "z", "_", "=", "+", "ä"), (plaintext, at, character) => {
        const envelope = seal(keys, "request", plaintext);
        const index = at % envelope.data.length;
        fc.pre(envelope.data[index] !== character);
        const data = envelope.data.slice(0, index) + character + envelope.data.slice(index + 1);
        expect(open(keys, "request", { ...envelope, data })).toEqual({ ok: false, fault: "data" });
      }),
    );
  });

  test("stays shut for another len, merchant, secret or direction", () => {
    fc.assert(
      fc.property(text, fc.string(), (plaintext, other) => {
        const envelope = seal(keys, "request", plaintext);
        fc.pre(other !== envelope.len && other !== envelope.merchantID);
        expect(open(keys, "request", { ...envelope, len: other })).toEqual({ ok: false, fault: "length" });
        expect(open(keys, "request", { ...envelope, merchantID: other })).toEqual({ ok: false, fault: "merchant" });
        expect(open(keys, "response", envelope)).toEqual({ ok: false, fault: "data" });
        const stranger = deriveProtocolKeys(keys.merchantId, `${other} another secret`);
        expect(open(stranger, "request", envelope)).toEqual({ ok: false, fault: "data" });
      }),
    );
  });
});

describe("payment request", () => {
  test("survives the way for any amount and description", () => {
    const description = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 100 })
      .filter((value) => /^\P{Cc}{1,200}$/u.test(value));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), description, (amount, words) => {
        const request = paymentRequest({ amount, description: words });
        expect(decodeRequest(keys, encodeRequest(keys, request))).toEqual({ ok: true, request });
      }),
    );
  });

  test.each([
    ["amount", "0"],
    ["amount", "12.99"],
    ["currency", "USD"],
    ["urlSuccess", "javascript:alert(1)"],
    ["urlNotify", "/relative"],
    ["language", "fr-FR"],
    ["orderRef", "4001\n2345"],
    ["transactionId", ""],
  ])("with %s %j is refused by that field's name", (field, value) => {
    const opened = open(keys, "request", encodeRequest(keys, paymentRequest()));
    const payload = new URLSearchParams(opened.ok ? opened.plaintext : "");
    payload.set(field, value);
    const envelope = seal(keys, "request", payload.toString());
    expect(decodeRequest(keys, envelope)).toEqual({ ok: false, fault: { kind: "field", field } });
  });

  test.each(["transactionId", "amount", "orderRef", "urlSuccess", "urlFailure", "urlCancel", "urlNotify"])(
    "sealed well but with another %s than was signed is refused",
    (field) => {
      const opened = open(keys, "request", encodeRequest(keys, paymentRequest()));
      const payload = new URLSearchParams(opened.ok ? opened.plaintext : "");
      payload.set(field, `${payload.get(field) ?? ""}1`);
      expect(decodeRequest(keys, seal(keys, "request", payload.toString()))).toEqual({
        ok: false,
        fault: { kind: "mac" },
      });
    },
  );
});

describe("test vectors (docs/guides/card-payments.md)", () => {
  const vectorKeys = deriveProtocolKeys(vectors.merchantID, vectors.secret);

  test("derive the same keys", () => {
    expect(vectorKeys.encryption.toString("hex")).toBe(vectors.keys.encryptionHex);
    expect(vectorKeys.mac.toString("hex")).toBe(vectors.keys.macHex);
  });

  test.each(vectors.requests)("request: seals to the same bytes and opens to the same fields", (vector) => {
    const decoded = decodeRequest(vectorKeys, vector.envelope);
    expect(decoded).toEqual({ ok: true, request: vector.fields });
    if (!decoded.ok) return;
    expect(encodeRequest(vectorKeys, decoded.request, Buffer.from(vector.nonceHex, "hex"))).toEqual(vector.envelope);
  });

  test.each(vectors.responses)(
    "response $fields.status: seals to the same bytes and opens to the same fields",
    (vector) => {
      const decoded = decodeResponse(vectorKeys, vector.envelope);
      expect(decoded).toEqual({ ok: true, response: vector.fields });
      if (!decoded.ok) return;
      expect(encodeResponse(vectorKeys, decoded.response, Buffer.from(vector.nonceHex, "hex"))).toEqual(
        vector.envelope,
      );
    },
  );
});
