import { describe, expect, it } from "vitest";
import { openPage } from "../testing/open-page.server.tsx";
import * as route from "./withdrawal.tsx";

const item = { id: "1", name: "Knete", quantity: 2, image: null, note: "Versiegelte Ware: Hygiene." };
const made = { rma: "W-1", kind: "WITHDRAWAL", labels: 0, items: [{ lineNo: 1, name: "Knete", quantity: 2 }] };
const open = async (order: object, query = "?order=h") => {
  const answers = {
    WithdrawalOrder: {
      getWithdrawalOrder: { hash: "h", available: true, reason: null, items: [item], earlierWithdrawals: [], ...order },
    },
  };
  return (await openPage(route, `http://localhost/myaccount/withdrawal/${query}`, { answers })).html;
};

describe("C-99: the page of a withdrawal", () => {
  it("has what has to be known about an article with it, after its name", async () => {
    const html = await open({});
    expect(html.indexOf(item.note)).toBeGreaterThan(html.indexOf("Anzahl: Knete"));
  });

  it("offers to return instead while there is something to return, and before a withdrawal", async () => {
    const offers = (html: string) => html.includes("Lieber zurücksenden?");
    expect(offers(await open({}))).toBe(true);
    const done = { available: false, reason: "Alles schon zurückgegeben", earlierWithdrawals: [made] };
    expect(offers(await open(done))).toBe(false);
    expect(offers(await open(done, "?order=h&rma=W-1"))).toBe(false);
    expect(offers(await open({ earlierWithdrawals: [made] }, "?order=h&rma=W-1"))).toBe(false);
    expect(await open(done)).toContain("Zur Widerrufsbelehrung");
  });

  it("leads from a withdrawal to that of what is left, where something is", async () => {
    const earlierWithdrawals = [made];
    const link = />Weitere Artikel widerrufen</;
    const left = await open({ earlierWithdrawals }, "?order=h&rma=W-1");
    expect(left).toMatch(link);
    expect(left).toContain('href="/myaccount/withdrawal/?order=h"');
    expect(await open({ earlierWithdrawals, available: false }, "?order=h&rma=W-1")).not.toMatch(link);
    expect(await open({ earlierWithdrawals })).not.toMatch(link);
  });
});
