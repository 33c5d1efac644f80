import { afterEach, describe, expect, it } from "vitest";
import { clientAction, clientLoader } from "./basket.tsx";
import { inTab } from "./testing/in-tab.ts";
import type { Answers } from "./testing/made-up-answers.ts";

afterEach(() => {
  for (const name of ["removedLine", "cartId"]) document.cookie = `${name}=; path=/; max-age=0`;
});

const here = "/checkout/basket/";
const line = { operationsId: "p-1", id: "l-1", name: "Kreide", quantity: 2, relatedVoucherCode: null };
const good: Answers = {
  BasketPage: { session: { cart: { id: "c-1", mergedLineItems: [line], orderReference: "" } } },
  UpdateCart: { cart_update: { successful: true, notices: [] } },
};

const submit = (form: Record<string, string>, answers: Answers = {}) =>
  clientAction(inTab(here, { ...good, ...answers }, form).args);

describe("with scripts the page itself states what became of a change", () => {
  it("a line that was removed waits in the browser to be brought back, once", async () => {
    document.cookie = "cartId=c-1; path=/";
    expect(await submit({ intent: "remove", positionId: "p-1" })).toMatchObject({ kind: "changed", isUndone: false });
    const { removed } = await clientLoader(inTab(here, good).args);
    expect(removed).toMatchObject({ name: "Kreide", cartId: "c-1" });
    const undo = { intent: "undo", until: String(removed?.until) };
    expect(await submit(undo)).toMatchObject({ kind: "changed", isUndone: true });
    expect((await clientLoader(inTab(here, good).args)).removed).toBeNull();
    expect(await submit(undo)).toEqual({ kind: "tooLate" });
  });

  it("TRACK-07: a line that was removed is in the data layer; one that stays, or comes back, is not", async () => {
    document.cookie = "cartId=c-1; path=/";
    globalThis.dataLayer = undefined;
    const refused = { UpdateCart: { cart_update: { successful: false, errorMessage: "Nein." } } };
    await submit({ intent: "remove", positionId: "p-1" }, refused);
    await submit({ intent: "update", positionId: "p-1", quantity: "1" });
    expect(globalThis.dataLayer).toBeUndefined();
    await submit({ intent: "remove", positionId: "p-1" });
    const { removed } = await clientLoader(inTab(here, good).args);
    await submit({ intent: "undo", until: String(removed?.until) });
    const items = [expect.objectContaining({ item_name: "Kreide", quantity: 2 })];
    expect(globalThis.dataLayer).toEqual([
      { event: "remove_from_cart", ecommerce: expect.objectContaining({ items }) },
    ]);
    globalThis.dataLayer = undefined;
  });

  it("a change of another kind leaves that line alone", async () => {
    document.cookie = "cartId=c-1; path=/";
    await submit({ intent: "remove", positionId: "p-1" });
    await submit({ intent: "update", positionId: "p-1", quantity: "1" });
    expect((await clientLoader(inTab(here, good).args)).removed).toMatchObject({ name: "Kreide" });
  });

  it("a refusal has the shop's words, and states whether a voucher was refused", async () => {
    const refused = { UpdateCart: { cart_update: { successful: false, errorMessage: "vue.message.storageFull" } } };
    const text = expect.stringContaining("keine Bestellungen");
    expect(await submit({ intent: "remove", positionId: "p-1" }, refused)).toEqual({
      kind: "failed",
      text,
      isVoucher: false,
    });
    expect(await submit({ intent: "addVoucher", code: "A" }, refused)).toEqual({
      kind: "failed",
      text,
      isVoucher: true,
    });
  });

  it("one that is not answered leaves the page as it is: its status keeps the router from requesting it", async () => {
    for (const away of ["UpdateCart", "BasketPage"])
      expect(await submit({ intent: "addVoucher", code: "A" }, { [away]: new Error("away") })).toMatchObject({
        data: { kind: "failed", isVoucher: true },
        init: { status: 503 },
      });
  });

  it("a voucher without a code is one that failed", async () => {
    expect(await submit({ intent: "addVoucher", code: "" })).toMatchObject({ kind: "failed", isVoucher: true });
  });

  it("a form that is none of ours is refused, and so is what is no text in a field that shows no error", async () => {
    await expect(submit({ intent: "steal" })).rejects.toMatchObject({
      init: { status: 400, statusText: "Bad Request" },
    });
    await expect(submit({ intent: "remove", positionId: "a\0" })).rejects.toMatchObject({
      init: { status: 400, statusText: "Bad Request" },
    });
  });

  it("goes on to the checkout", async () => {
    const thrown: unknown = await submit({ intent: "checkout" }).catch((reason: unknown) => reason);
    expect(thrown instanceof Response && [thrown.status, thrown.headers.get("location")]).toEqual([
      303,
      "/checkout/login/",
    ]);
  });
});
