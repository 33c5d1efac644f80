import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import type { Graph } from "~/graph/client.ts";
import { graphContext } from "~/graph/context.ts";
import { errorAt, errorEntries } from "~/lib/error-map.ts";
import * as basket from "./basket.tsx";
import * as checkoutLogin from "./checkout/login.tsx";
import * as payment from "./checkout/payment.tsx";
import * as shipping from "./checkout/shipping.tsx";
import * as login from "./login.tsx";
import * as rating from "./rating.tsx";
import * as register from "./register.tsx";
import * as search from "./search.tsx";

const asksNothing = (): never => {
  throw new Error("The graph was called");
};
const graph: Graph = { query: asksNothing, mutate: asksNothing, defer: asksNothing, awaited: () => null };

/** What routes need of their arguments. */
const argumentsOf = (request: Request) => ({
  request,
  context: new RouterContextProvider(new Map([[graphContext, graph]])),
});
// oxlint-disable-next-line typescript/no-explicit-any -- each route has arguments of its own, which contain these
type Run = (args: any) => Promise<unknown>;

const german = "localhost";
const english = "en.educational.localhost";
const words: Readonly<Record<string, string>> = { [german]: "Zeichen", [english]: "character" };

/** Every form that people type into: with JavaScript its clientAction answers, without it its action. */
const forms: readonly (readonly [
  string,
  { action: Run; clientAction: Run },
  Readonly<Record<string, string>>,
  string,
])[] = [
  ["login", login, { email: "a@example.org", password: "a\0b" }, "password"],
  ["registration", register, { email: "a@example.org", password: "abcd", firstName: "\ud83d" }, "firstName"],
  ["login of the checkout", checkoutLogin, { intent: "login", email: "a\0@example.org" }, "email"],
  ["registration of the checkout", checkoutLogin, { intent: "register", password: "\udc00" }, "password"],
  ["shipping", shipping, { "billing.city": "Ber\0lin", phone: "" }, "billing.city"],
  ["payment", payment, { paymentId: "X_RECHNUNG", buyerReference: "A\0" }, "buyerReference"],
  ["review", rating, { title: "Gut", text: "halb \ud83d", rating: "5" }, "text"],
];

for (const host of [german, english]) {
  for (const [name, route, fields, field] of forms) {
    for (const side of ["action", "clientAction"] as const) {
      it(`${host}, ${side}: a text that is none is an error of its field: ${name} (VALID-01)`, async () => {
        const headers = { "content-type": "application/x-www-form-urlencoded" };
        const body = new URLSearchParams(fields).toString();
        const request = new Request(`http://${host}/a/?enc=b`, { method: "POST", headers, body });
        const given = await route[side](argumentsOf(request));
        const answer = Reflect.get(Object(given), "data") ?? given;
        expect(errorAt(answer.errors, field)).toContain(words[host] ?? "");
        expect(errorEntries(answer.errors)).toHaveLength(1);
        // Passwords never come back.
        expect(JSON.stringify({ ...answer, errors: {} })).not.toContain("abcd");
      });
    }
  }

  it(`${host}: so is a voucher's code and a reference, at the basket`, async () => {
    for (const [fields, isVoucher] of [
      [{ intent: "addVoucher", code: "A\0" }, true],
      [{ intent: "checkout", hasReference: "on", reference: "\ud83d" }, false],
    ] as const) {
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const request = new Request(`http://${host}/checkout/basket/`, {
        method: "POST",
        headers,
        body: new URLSearchParams(fields).toString(),
      });
      const run: Run = basket.clientAction;
      const answer = await run(argumentsOf(request)).catch((thrown: unknown) => thrown);
      expect(answer).toMatchObject({ kind: "failed", isVoucher, text: expect.stringContaining(words[host] ?? "") });
    }
  });

  it.each(["a%00b", "%ED%A0%BD"])(`${host}: a search for %s does not call the shop`, async (term) => {
    const run: Run = search.loader;
    const answer = await run(argumentsOf(new Request(`http://${host}/search?q=${term}`)));
    expect(answer).toEqual({ search: `?q=${term}` });
  });
}
