import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { openResponse, sealRequest } from "./card-messages.ts";
import { openEnvelope, seal } from "./envelope.ts";
import { deriveCardKeys } from "./keys.ts";

const envelope = v.object({ len: v.string(), data: v.string(), merchantID: v.string() });
const vectorsSchema = v.object({
  merchantID: v.string(),
  secret: v.string(),
  keys: v.object({ encryptionHex: v.string(), macHex: v.string() }),
  requests: v.array(
    v.object({
      nonceHex: v.string(),
      plaintext: v.string(),
      envelope,
      fields: v.object({
        transactionId: v.string(),
        amount: v.number(),
        currency: v.literal("EUR"),
        description: v.string(),
        orderRef: v.string(),
        urlSuccess: v.string(),
        urlFailure: v.string(),
        urlCancel: v.string(),
        urlNotify: v.string(),
        language: v.string(),
      }),
    }),
  ),
  responses: v.array(
    v.object({ nonceHex: v.string(), plaintext: v.string(), envelope, fields: v.looseObject({ status: v.string() }) }),
  ),
});
/** The one file that both parties of the protocol prove themselves with. */
const file = resolve(import.meta.dirname, "../../../../sandbox/src/card/protocol-vectors.json");
const vectors = v.parse(vectorsSchema, JSON.parse(readFileSync(file, "utf8")));
const keys = deriveCardKeys(vectors.merchantID, vectors.secret);

describe("the card protocol's test vectors", () => {
  it("derive the same keys", () => {
    expect(keys.encryption.toString("hex")).toBe(vectors.keys.encryptionHex);
    expect(keys.mac.toString("hex")).toBe(vectors.keys.macHex);
  });

  it.each(vectors.requests)(
    "seal request $fields.transactionId to the same bytes",
    ({ fields, nonceHex, plaintext, envelope: expected }) => {
      expect(sealRequest(keys, fields, Buffer.from(nonceHex, "hex"))).toEqual(expected);
      expect(openEnvelope(keys, "request", expected)).toBe(plaintext);
    },
  );

  it.each(vectors.responses)("open the response with status $fields.status to the same fields", (vector) => {
    expect(vector.fields).toMatchObject(openResponse(keys, vector.envelope) ?? { status: "not opened" });
    expect(seal(keys, "response", vector.plaintext, Buffer.from(vector.nonceHex, "hex"))).toEqual(vector.envelope);
  });

  it.each(vectors.responses)(
    "refuse the response with status $fields.status after any change",
    ({ envelope: genuine }) => {
      const swapped = genuine.data.startsWith("A") ? "B" : "A";
      const forgeries = [
        { ...genuine, len: String(Number(genuine.len) + 1) },
        { ...genuine, merchantID: "another-merchant" },
        { ...genuine, data: `${swapped}${genuine.data.slice(1)}` },
        { ...genuine, data: `${genuine.data}=` },
        { ...genuine, data: "" },
      ];
      for (const forgery of forgeries) expect(openResponse(keys, forgery)).toBeNull();
    },
  );

  it("refuse a request in place of a response, and a response without a right signature", () => {
    for (const { envelope: request } of vectors.requests) expect(openResponse(keys, request)).toBeNull();
    const [first] = vectors.responses;
    const unsigned = (first?.plaintext ?? "").replace(/mac=.*/, `mac=${"0".repeat(64)}`);
    expect(openResponse(keys, seal(keys, "response", unsigned))).toBeNull();
  });
});
