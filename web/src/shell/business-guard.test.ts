import { expect, it } from "vitest";
import { LogoutDocument } from "../graph/generated/Logout.ts";
import type { GraphTools } from "../graph/load.ts";
import { takeFlash } from "../graph/redirect.ts";
import { isPublicPath, requireBusinessLogin } from "./business-guard.ts";

it.each(["/", "/login", "/login/", "/myaccount/register/", "/impressum", "/privacy/"])(
  "C-40: %s is open to everyone",
  (path) => {
    expect(isPublicPath(path)).toBe(true);
  },
);

it.each(["/myaccount/newemail/", "/myaccount/oldemail/", "/myaccount/newpassword/", "/myaccount/objection/"])(
  "C-40: %s, which a mail links to, opens on any device without a sign-in",
  (path) => {
    expect(isPublicPath(path)).toBe(true);
  },
);

it.each(["/barrierefreiheit/", "/service/kontakt/", "/service/kontakt"])(
  "C-40: %s, which each footer leads to, needs no sign-in",
  (path) => {
    expect(isPublicPath(path)).toBe(true);
  },
);

it.each(["/cat/1000/", "/search", "/checkout/basket", "/login/more", "/myaccount/orders/"])(
  "ACCESS-32: %s needs a sign-in",
  (path) => {
    expect(isPublicPath(path)).toBe(false);
  },
);

/** Requests a page as someone; what becomes of it, and the mutations that ran. */
async function visit(url: string, state: string | null) {
  const mutations: unknown[] = [];
  const answer = state === null ? null : { session: { visitor: { state } } };
  const mutate: GraphTools["mutate"] = (...[document]) => {
    mutations.push(document);
    return Promise.resolve({});
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the guard sends this one query
  const optional = (() => Promise.resolve(answer)) as unknown as GraphTools["optional"];
  const thrown: unknown = await requireBusinessLogin(new Request(url), { optional, mutate }).catch(
    (error: unknown) => error,
  );
  return {
    location: thrown instanceof Response ? thrown.headers.get("location") : null,
    mutations,
    thrown,
  };
}

const shop = "http://educational.localhost";

it.each(["LOGGED_OUT", "LOGGED_IN_AS_GUEST"])(
  "ACCESS-33, C-41: %s is signed out and sent to the sign-in",
  async (state) => {
    expect(await visit(`${shop}/cat/1000/?p=2`, state)).toMatchObject({
      location: `/?to=${encodeURIComponent("/cat/1000/?p=2")}`,
      mutations: [LogoutDocument],
    });
    expect(takeFlash()).toEqual([{ key: "vue.message.sessionExpired", severity: "warning" }]);
  },
);

it.each([
  ["a customer", `${shop}/cat/1000/`, "LOGGED_IN"],
  ["a public page", `${shop}/login/`, "LOGGED_OUT"],
  ["a consumer store", "http://localhost/cat/1000/", "LOGGED_OUT"],
])("ACCESS-32: lets %s through, and does not sign out", async (_, url, state) => {
  expect(await visit(url, state)).toMatchObject({ location: null, mutations: [] });
});

it("does not sign out because the shop cannot state who the visitor is", async () => {
  const { location, mutations, thrown } = await visit(`${shop}/cat/1000/`, null);
  expect([location, mutations, thrown]).toMatchObject([null, [], { init: { status: 503 } }]);
});
