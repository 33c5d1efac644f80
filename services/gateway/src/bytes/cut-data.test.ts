import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutData, cutMember } from "./cut-data.ts";

const members = fc.dictionary(fc.stringMatching(/^[A-Za-z_]\w{0,8}$/), fc.jsonValue());

describe("the data of an answer", () => {
  it("is cut into exactly the bytes of its members, whatever spaces are between them", () => {
    fc.assert(
      fc.property(members, fc.constantFrom("", " ", "\n\r\t "), (data, space) => {
        const texts = Object.entries(data).map(([name, value]) => [name, JSON.stringify(value)] as const);
        const inside = texts.map(([name, text]) => `${space}"${name}"${space}:${space}${text}`).join(`,`);
        const cut = cutData(Buffer.from(`{"data":${space}{${inside}${space}}${space}}${space}`));
        expect([...(cut ?? [])].map(([name, bytes]) => [name, bytes.toString().trimEnd()])).toEqual(texts);
      }),
    );
  });

  it("that is cut off anywhere is refused", () => {
    const bytes = Buffer.from('{"data":{"a":"]}\\"","b":[1,{"c":null}],"d":12}}');
    expect(cutData(bytes)?.size).toBe(3);
    for (let length = 0; length < bytes.length; length += 1) expect(cutData(bytes.subarray(0, length))).toBeNull();
  });

  it("with one member is cut without being read, when it is plainly written", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        expect(cutMember(Buffer.from(`{"data":{"a":${text}}}`), "a")?.toString()).toBe(
          text.includes('"extensions"') ? undefined : text,
        );
      }),
    );
    for (const text of ['{"data":{}}', '{"data":{"b":1}}', '{"data":{"a":{}},"extensions":{}}', '{"data":{"a":1} }']) {
      expect(cutMember(Buffer.from(text), "a")).toBeNull();
    }
  });

  it.each([
    '{"data":null}',
    '{"data":{"a":1},"extensions":{}}',
    '{"data":{"a":1}}}',
    '{"data":{"a":1]}',
    '{"data":{"a":}}',
    '{"data":{"a"}}',
    '{"data":{a:1}}',
    '[{"data":{}}]',
    "",
  ])("%j is none, and has to be parsed", (text) => {
    expect(cutData(Buffer.from(text))).toBeNull();
  });
});
