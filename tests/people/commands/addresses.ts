import fc from "fast-check";
import * as v from "valibot";
import { addressInput, anotherAddress } from "../../testkit/people.ts";
import type { Browser } from "../browser.ts";
import { belongingsOf } from "../model.ts";
import { checkView, requireRefusal, requireSuccess } from "../world.ts";
import { anyone, at, browserIndex, isIn, isVisitor, step, who } from "./step.ts";

const Added = v.object({ addBillingAddress: v.object({ address: v.object({ addressId: v.string() }) }) });

/** Adds a billing address for an order. */
export async function addAddressFor(browser: Browser, addresses: Map<string, string>): Promise<void> {
  const address = addressInput(anotherAddress());
  const answer = await browser.ask("CheckoutAddBillingAddress", { address });
  requireSuccess(answer, "addBillingAddress");
  addresses.set(address.lastName, v.parse(Added, answer.data).addBillingAddress.address.addressId);
}

export const addAddress = fc.record(who).map((rest) =>
  step({
    ...rest,
    name: "adds an address",
    isPossible: anyone,
    run: async ({ is, browser }) => {
      if (!isVisitor(is)) return addAddressFor(browser, belongingsOf(is).addresses);
      const answer = await browser.ask("CheckoutAddBillingAddress", { address: addressInput(anotherAddress()) });
      requireRefusal(answer, "addBillingAddress");
    },
  }),
);

export const changeForeignAddress = fc.record({ ...who, other: browserIndex }).map(({ other, ...rest }) =>
  step({
    ...rest,
    name: `changes an address of ${other}`,
    isPossible: (actor, { browsers }) => {
      const { addresses } = belongingsOf(at(browsers, other));
      return isIn(actor) && addresses.size > 0 && addresses !== belongingsOf(actor).addresses;
    },
    run: async ({ browser }, model, real) => {
      const [foreign = ""] = belongingsOf(at(model.browsers, other)).addresses.values();
      const change = async (addressId: string) =>
        browser.ask("CheckoutUpdateBillingAddress", { address: { ...addressInput(anotherAddress()), addressId } });
      const [answer, ofNone] = [await change(foreign), await change(`${Number(foreign) + 1_000_000}`)];
      requireRefusal(answer, "updateBillingAddress");
      if (JSON.stringify(answer) !== JSON.stringify(ofNone)) {
        throw new Error(`Foreign and missing differ: ${JSON.stringify(answer)}, ${JSON.stringify(ofNone)}`);
      }
      await checkView(model, real, other);
    },
  }),
);
