import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as v from "valibot";
import { loadOperations, type Operation } from "../testkit/documents.ts";
import { type OwnShop, type Service, startGateway, startOwnShop } from "../testkit/services.ts";
import { de } from "../testkit/storefronts.ts";
import { type GraphAnswer, newVisitor, type Visitor } from "../testkit/visitor.ts";
import { readRecordings } from "./recording.ts";

const [operations, recordings] = await Promise.all([loadOperations(), readRecordings()]);
const texts = new Map(operations.map(({ name, text }) => [name, text]));

const [before, after] = ["tafel-2026", "kreide-2027"] as const;
const Success = v.object({ successful: v.literal(true) });
const LoggedIn = v.object({ login: v.object({ successfull: v.literal(true) }) });
const Registered = v.object({ registerCustomer: v.object({ successfull: v.literal(true) }) });
const Claims = v.object({ sub: v.string() });
const Session = v.object({
  session: v.object({ cartId: v.string(), visitor: v.object({ state: v.string() }) }),
});

/** The result of an operation that a browser sent after its login had ended elsewhere. */
interface Outcome {
  readonly operation: Operation;
  readonly visitor: Visitor;
  readonly answer: GraphAnswer;
  /** The same operation, sent by someone who never signed in. */
  readonly strangers: GraphAnswer;
}

/** An operation's variables as they were recorded, for the cart of another visitor. */
function variablesOf(name: string, cartId: string): Readonly<Record<string, unknown>> {
  const place = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(place);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, content]) => [key, key === "cartId" ? cartId : place(content)]),
    );
  };
  const recorded = recordings.get(name)?.calls.find(({ to }) => to === "graph")?.variables ?? {};
  return v.parse(v.record(v.string(), v.unknown()), place(recorded));
}

const ask = (visitor: Visitor, name: string, variables: Readonly<Record<string, unknown>> = {}): Promise<GraphAnswer> =>
  visitor.ask(texts.get(name) ?? "", variables);
/** The customer's id, as their login's token has it. */
const customerIdOf = ({ cookies }: Visitor): string => {
  const [, claims = ""] = (cookies.get("X-JWT") ?? "").split(".");
  return v.parse(Claims, JSON.parse(Buffer.from(claims, "base64url").toString())).sub;
};
const keysOf = ({ errors = [] }: GraphAnswer): readonly unknown[] =>
  errors.map(
    ({ extensions }) => v.parse(v.looseObject({ messageKey: v.optional(v.unknown()) }), extensions).messageKey,
  );
const stateOf = ({ data }: GraphAnswer): string => v.parse(Session, data).session.visitor.state;
const isFlagged = ({ cookies }: Visitor): boolean => cookies.get("SecurityLogout") === "true" && !cookies.has("X-JWT");

/** Whether an operation is refused to someone who is not signed in: by an error, or by a code of its result. */
const needsLogin = ({ strangers }: Outcome): boolean =>
  keysOf(strangers).includes("vue.error.security.valid_token_required") ||
  JSON.stringify(strangers.data).includes('"SIGN_IN_REQUIRED"');

describe("a login that ended elsewhere (ERR-03, SESS-18, GQL-14)", () => {
  let shop: OwnShop;
  let gateway: Service;
  let accounts = 0;

  beforeAll(async () => {
    shop = await startOwnShop();
    // One account signs in for each operation, more often than anyone may in ten minutes.
    gateway = await startGateway(shop.upstream, { RATE_LOGIN: "1000/1000/600" });
  }, 180_000);
  afterAll(async () => {
    await gateway.stop();
    await shop.stop();
  });

  const arrive = (): Promise<Visitor> => newVisitor(gateway.origin, de);

  async function register(): Promise<{ readonly email: string; readonly owner: Visitor }> {
    const email = `endet.${(accounts += 1)}@example.org`;
    const owner = await arrive();
    const customer = {
      email,
      password: before,
      salutation: "MS",
      firstName: "Ada",
      lastName: "Kreide",
      company: "",
      phone: "",
    };
    v.parse(Registered, (await ask(owner, "RegisterCustomer", { customer })).data);
    return { email, owner };
  }

  async function signIn(visitor: Visitor, email: string, password: string): Promise<void> {
    const credentials = { email, password, stayLogged: false };
    v.parse(LoggedIn, (await ask(visitor, "Login", { credentials, mergeCart: true })).data);
  }

  /**
   * Signs a browser in, ends its login, and sends each operation as that browser would if it sent nothing else: they all
   * share the gateway's memory of the login.
   */
  async function outcomes(end: (owner: Visitor) => Promise<unknown>, wanted: readonly Operation[]) {
    const { email, owner } = await register();
    const browser = await arrive();
    await signIn(browser, email, before);
    const cartId = browser.cookies.get("cartId") ?? "";
    await end(owner);
    const stranger = await arrive();
    const strangersCart = stranger.cookies.get("cartId") ?? "";
    const all: Outcome[] = [];
    for (const operation of wanted) {
      const visitor = browser.copy();
      const answer = await visitor.ask(operation.text, variablesOf(operation.name, cartId));
      const strangers = await stranger.copy().ask(operation.text, variablesOf(operation.name, strangersCart));
      all.push({ operation, visitor, answer, strangers });
    }
    return { email, all };
  }

  const change = async (owner: Visitor): Promise<void> => {
    const passwords = { currentPassword: before, newPassword: after, newPasswordRepeated: after };
    const { data } = await ask(owner, "ChangePassword", passwords);
    v.parse(v.object({ changePassword: Success }), data);
  };
  const erase = async (owner: Visitor): Promise<void> => {
    const { data } = await ask(owner, "DeleteAccount", { currentPassword: before });
    v.parse(v.object({ deleteCurrentCustomerAccount: Success }), data);
  };
  const revoke = async (owner: Visitor): Promise<void> => {
    const query = "mutation ($id: ID!) { revokeCustomerTokens(customerId: $id) { successful } }";
    const answer = await fetch(`${shop.origin}/backoffice/`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${shop.operatorToken}` },
      body: JSON.stringify({ query, variables: { id: customerIdOf(owner) } }),
    });
    v.parse(v.object({ data: v.object({ revokeCustomerTokens: Success }) }), await answer.json());
  };

  /** Operations that the shop refuses to who is not signed in, as the first round has found them. */
  let needing: readonly Operation[] = [];

  async function expectOneWord({ operation: { name }, visitor, answer, ...rest }: Outcome): Promise<void> {
    const keys = keysOf(answer);
    expect([name, keys.filter((key) => key !== "ishop.api.error.revoked_token")]).toEqual([name, []]);
    // A visitor who signs in or out at that moment needs no message.
    if (/^(?:RegisterCustomer|Logout)$/.test(name)) return;
    if (!isFlagged(visitor)) {
      // It has not read the login: it answers as to anyone.
      const text = (data: unknown): string => JSON.stringify(data).replaceAll(/[0-9a-f-]{36}/g, "(id)");
      expect([name, text(answer.data)]).toEqual([name, text(rest.strangers.data)]);
    }
    const page = await ask(visitor, "PageSession");
    expect([name, page.errors, stateOf(page)]).toEqual([name, undefined, "LOGGED_OUT"]);
    // Every page goes to the logout now, once: it takes the flag away.
    expect([name, isFlagged(visitor)]).toEqual([name, true]);
  }

  async function expectLogin(name: string, visitor: Visitor, email: string, password: string): Promise<void> {
    await ask(visitor, "Logout");
    expect([name, visitor.cookies.has("SecurityLogout")]).toEqual([name, false]);
    await signIn(visitor, email, password);
    const page = await ask(visitor, "PageSession");
    const others = [await ask(visitor, "BasketPage"), await ask(visitor, "OrderList", variablesOf("OrderList", ""))];
    expect([name, stateOf(page), ...[page, ...others].map(({ errors }) => errors)]).toEqual([
      name,
      "LOGGED_IN",
      undefined,
      undefined,
      undefined,
    ]);
  }

  it("by a new password: every operation reports it, once", async () => {
    const { all } = await outcomes(change, operations);
    for (const outcome of all) await expectOneWord(outcome);
    needing = all.filter(needsLogin).map(({ operation }) => operation);
    for (const outcome of all.filter(needsLogin)) {
      expect([outcome.operation.name, isFlagged(outcome.visitor)]).toEqual([outcome.operation.name, true]);
    }
    expect(needing.map(({ name }) => name)).toEqual(expect.arrayContaining(["ChangePassword", "AddressBook"]));
  }, 180_000);

  it.each([
    ["a new password", change, after],
    ["an operator", revoke, before],
  ])(
    "by %s: whatever needs a login reports it, and the next login works at once",
    async (_, end, password) => {
      const { email, all } = await outcomes(end, needing);
      expect(all).toHaveLength(needing.length);
      for (const outcome of all) await expectOneWord(outcome);
      for (const { operation, visitor } of all) await expectLogin(operation.name, visitor, email, password);
    },
    180_000,
  );

  it("with the account: whatever needs a login reports it", async () => {
    const { all } = await outcomes(erase, needing);
    expect(all).toHaveLength(needing.length);
    for (const outcome of all) await expectOneWord(outcome);
  }, 180_000);

  it("by a new password of this browser whose answer was lost: no operation fails, and the next login works", async () => {
    const { email, owner } = await register();
    const late = owner.copy();
    await change(owner);
    for (const operation of needing) {
      const { name, text } = operation;
      const visitor = late.copy();
      const keys = keysOf(await visitor.ask(text, variablesOf(name, late.cookies.get("cartId") ?? "")));
      expect([name, keys.filter((key) => key !== "vue.error.security.valid_token_required")]).toEqual([name, []]);
      expect([name, isFlagged(visitor), stateOf(await ask(visitor, "PageSession"))]).toEqual([
        name,
        false,
        "LOGGED_OUT",
      ]);
    }
    await expectLogin("Login", late, email, after);
  }, 180_000);
});
