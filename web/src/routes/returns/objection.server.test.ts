import { describe, expect, it } from "vitest";
import { openPage } from "../testing/open-page.server.tsx";
import * as route from "./objection.tsx";

const declaration = {
  rma: "R-0000007",
  kind: "WITHDRAWAL",
  orderId: "40012345",
  declaredAt: "2026-11-23T12:00:00.000Z",
  until: "2026-11-24T12:00:00.000Z",
  state: "OPEN",
  items: [{ lineNo: 1, name: "Knete", quantity: 2 }],
};
const open = async (changes: object | null, query = "?declaration=R-0000007-x") => {
  const answers = { Objection: { getObjection: changes === null ? null : { ...declaration, ...changes } } };
  return (await openPage(route, `http://localhost/myaccount/objection/${query}`, { answers })).html;
};

describe("C-106: the page behind 'that was not me'", () => {
  it("says what was declared, until when it can be objected to, and has the button", async () => {
    const html = await open({});
    expect(html).toContain("Widerruf R-0000007 zur Bestellung 40012345");
    expect(html).toContain("Eingegangen am 23.11.2026, 13:00 Uhr");
    expect(html).toContain("bis zum 24.11.2026, 13:00 Uhr");
    expect(html).toMatch(/<form [^>]*method="post"[^]*>Das war ich nicht</);
    expect(await open({ kind: "RETURN" })).toContain("Rücksendung R-0000007 zur Bestellung 40012345");
  });

  it.each([
    [{ state: "OBJECTED" }, "Danke, alles bleibt, wie es war"],
    [{ state: "OVER" }, "Die Frist ist abgelaufen"],
    [null, "Dieser Link ist ungültig"],
  ])("has no button where there is nothing to press: %j", async (changes, words) => {
    const html = await open(changes);
    expect(html).toContain(words);
    expect(html).not.toMatch(/<form [^>]*method="post"/);
  });
});
