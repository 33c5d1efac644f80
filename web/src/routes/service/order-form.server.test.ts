import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { workbookOf, sheetRows } from "../../../../services/order-list/test/workbooks.ts";
import { entriesIn } from "~/cart/order-form/entries.ts";
import { inTab } from "../testing/in-tab.ts";
import type { Answers } from "../testing/made-up-answers.ts";
import { action, loader } from "./order-form.tsx";
import { action as readList } from "./order-list.ts";

const path = "/service/orderform/";

const writtenEntries = v.array(v.object({ orderNumber: v.string(), quantity: v.number() }));
const position = v.object({ setItemId: v.string(), updateQuantity: v.object({ quantity: v.number() }) });
const update = v.object({ ops: v.array(v.object({ positionOp: v.object({ addPosition: position }) })) });

/** Answers of a shop that sells numbers which begin with 15, at most 50 of each. */
const shop: Answers = {
  ValidateOrderForm: ({ entries }) => ({
    validateOrderForm: v.parse(writtenEntries, entries).map(({ orderNumber, quantity }) => {
      const isSold = orderNumber.startsWith("15") && quantity >= 1;
      return {
        orderNumber,
        quantity: isSold ? Math.min(50, quantity) : quantity,
        isValidForCart: isSold,
        cartMessage: isSold ? null : "Diese Artikelnummer gibt es in diesem Shop nicht.",
        notification: null,
        totalPrice: null,
        followProduct: null,
        item: isSold
          ? {
              name: "Heft",
              purchaseOptionId: orderNumber,
              product: { path: "/a" },
              prices: { currentPrice: { amount: 5 } },
            }
          : null,
      };
    }),
  }),
  PageSession: { session: { cartId: "cart" } },
  UpdateCart: { cart_update: { successful: true, notices: [] } },
};

type Fields = Readonly<Record<string, string | File>>;

function post(fields: Fields, answers: Answers = shop, to = path) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const { args, asked } = inTab(path, answers);
  args.request = new Request(new URL(to, "http://localhost"), { method: "POST", body });
  return { args, asked };
}

/** Sends the form: where it leads, the entries there, the pieces put into the cart, and how often the shop was asked. */
async function send(fields: Fields, answers: Answers = shop) {
  const { args, asked } = post(fields, answers);
  const result: unknown = await action(args).catch((thrown: unknown) => thrown);
  const location = result instanceof Response ? result.headers.get("location") : null;
  const added = asked.flatMap(([name, variables]) => (name === "UpdateCart" ? [variables] : []));
  const pieces = added.flatMap(({ data }) =>
    v
      .parse(update, data)
      .ops.map(({ positionOp: { addPosition } }) => [addPosition.setItemId, addPosition.updateQuantity.quantity]),
  );
  const entries = location === null ? [] : await entriesIn(new URL(location, "http://localhost").search);
  return {
    result: v.parse(v.looseObject({}), result instanceof Response ? {} : result),
    location,
    entries,
    pieces,
    validations: asked.filter(([name]) => name === "ValidateOrderForm").length,
  };
}

const list = (count: number): string => Array.from({ length: count }, (_, index) => `${150_000 + index};2`).join("\n");
const file = (content: string | Uint8Array<ArrayBuffer>, name = "liste.csv"): File => new File([content], name);

describe("finding 3.1: the order form's lists", () => {
  it("nothing goes into the basket whose line was not understood, and all that is not bought stays", async () => {
    const { location, entries, pieces } = await send({
      file: file("Art.Nr.;Menge\n150001;10,00\n150002;4 VE\n150003;-5\n150004;1.000\n150005;2,5\n990000;3\n150001;2\n"),
      intent: "add",
    });
    expect(pieces).toEqual([["150001", 12]]);
    expect(location).toMatch(/^\/service\/orderform\/\?/);
    expect(entries).toEqual([
      { orderNumber: "150002", amount: "4 VE", lines: [3] },
      { orderNumber: "150003", amount: "-5", lines: [4] },
      { orderNumber: "150004", amount: "1.000", lines: [5] },
      { orderNumber: "150005", amount: "2,5", lines: [6] },
      { orderNumber: "990000", amount: "3", lines: [7] },
    ]);
  });

  it("a real .xlsx and a pasted list come together with the rows", async () => {
    const workbook = Uint8Array.from(
      workbookOf(
        sheetRows([
          ["Art.-Nr.", "Menge"],
          [150001, 3],
        ]),
      ),
    );
    const { entries } = await send({
      "number-0": "150009",
      "quantity-0": "1",
      paste: "\u200b150002\t4",
      file: file(workbook, "liste.xlsx"),
      intent: "check",
    });
    expect(entries.map(({ orderNumber, amount, lines }) => [orderNumber, amount, ...lines])).toEqual([
      ["150009", "1"],
      ["150002", "4", 1],
      ["150001", "3", 2],
    ]);
  });

  it("a thousand lines are judged a hundred at a time, and put into the basket as well", async () => {
    const { args, asked } = inTab(path, shop);
    const checked = await send({ file: file(list(1_000)), intent: "check" });
    args.request = new Request(new URL(checked.location ?? "", "http://localhost"));
    const { entries } = await loader(args);
    expect(entries.filter(({ verdict }) => verdict?.isValidForCart)).toHaveLength(1_000);
    expect(asked.filter(([name]) => name === "ValidateOrderForm")).toHaveLength(10);
    const { pieces, location } = await send({ file: file(list(1_000)), intent: "add" });
    expect([pieces.length, location]).toEqual([1_000, "/checkout/basket/"]);
  });

  it("what the basket has taken leaves the form when it refuses the rest", async () => {
    let sent = 0;
    const refusing: Answers = {
      ...shop,
      UpdateCart: () => {
        sent += 1;
        return { cart_update: { successful: sent === 1, notices: [], errorMessage: "Der Warenkorb ist voll." } };
      },
    };
    const { entries } = await send({ paste: list(150), intent: "add" }, refusing);
    expect([entries.length, entries[0]?.orderNumber]).toEqual([50, "150100"]);
  });

  it.each<[string, Fields, RegExp]>([
    ["more than a thousand lines", { file: file(list(1_001)) }, /fasst 1000 Zeilen/],
    ["a PDF", { file: file("%PDF-1.7 157096;3") }, /der Art PDF.*CSV/],
    ["a file without lines", { file: file(";;\n") }, /keine Zeile/],
    ["a file that is too large", { file: file("150001;1\n".repeat(110_000)) }, /zu groß/],
  ])("%s: refused in words, and what was typed stays", async (_, fields, words) => {
    const { result, location } = await send({ ...fields, paste: "150001 2", "number-0": "150002", intent: "add" });
    expect(location).toBeNull();
    expect(JSON.stringify(result["errors"])).toMatch(words);
    expect(result["values"]).toMatchObject({ paste: "150001 2", "number-0": "150002" });
  });

  it("browsers with scripts have their lists read by the server", async () => {
    const { args } = post({ paste: "150001;2\n150002;4 VE" }, shop, `${path}list`);
    const answer: unknown = await (await readList(args)).json();
    expect(answer).toEqual({
      lines: [
        { line: 1, orderNumber: "150001", amount: "2" },
        { line: 2, orderNumber: "150002", amount: "4 VE" },
      ],
      fault: null,
    });
    const refused = post({ file: file("%PDF-1.7") }, shop, `${path}list`);
    expect(await (await readList(refused.args)).json()).toEqual({
      lines: null,
      fault: { kind: "otherFile", found: "PDF" },
      field: "file",
    });
  });
});
