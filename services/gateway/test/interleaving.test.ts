import { Pool } from "undici";
import * as v from "valibot";
import { describe, expect, it, onTestFinished } from "vitest";
import { type GraphResult, resultSchema } from "./browser.ts";
import { startEchoUpstream } from "./echo-upstream.ts";
import { startTestGateway } from "./start.ts";

const userCount = 100;
const operationsInAll = 100_000;
/** As many as a batch of a browser's may hold. */
const perRequest = 10;

const storefronts = [
  { host: "localhost", name: "de de-DE" },
  { host: "at.localhost", name: "at de-AT" },
  { host: "ch.localhost", name: "ch de-CH" },
  { host: "en.educational.localhost", name: "b2b en-DE" },
] as const;

/** Someone with a user id, a cart and a token of their own. */
interface User {
  readonly id: string;
  readonly cart: string;
  readonly host: string;
  readonly storefront: string;
  /** Sees what is not published, or belongs to a test's group: never from the shared cache. */
  readonly isApart: boolean;
}

/** An operation, and the only data that may answer it. */
interface Question {
  readonly params: { readonly query: string; readonly operationName: string; readonly variables: object };
  readonly data: object;
}

const documents = {
  Public: "query Public($id: ID!) { core_category(coreCategoryId: $id) { id name } }",
  Mine: "query Mine($id: ID!) { shop_findCart(cartId: $id) { id } }",
  Mixed: "query Mixed { session { cartId cart { id } } }",
  Change: `mutation Change($id: ID!) { cart_update(data: { cartId: $id, ops: [] }) { successful cart { id } } }`,
} as const;

/** The same numbers with every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function userOf(index: number): User {
  const number = String(index).padStart(3, "0");
  const { host, name } = storefronts[index % storefronts.length] ?? storefronts[0];
  return { id: `user-${number}`, cart: `cart-${number}`, host, storefront: name, isApart: index % 10 === 0 };
}

function ask(operationName: keyof typeof documents, variables: object, data: object): Question {
  return { params: { query: documents[operationName], operationName, variables }, data };
}

/** Half of the operations are public; a mutation now and then makes a batch run one after the other. */
function questionOf({ id, cart, storefront, isApart }: User, random: () => number): Question {
  const dice = random();
  if (dice < 0.5) {
    const category = String(Math.floor(random() * 200));
    const name = `${storefront} ${isApart ? id : "anonymous"}`;
    return ask("Public", { id: category }, { core_category: { id: category, name } });
  }
  if (dice < 0.85) return ask("Mine", { id: cart }, { shop_findCart: { id: `${id}|${cart}` } });
  if (dice < 0.98) return ask("Mixed", {}, { session: { cartId: cart, cart: { id: `${id}|${cart}` } } });
  return ask("Change", { id: cart }, { cart_update: { successful: true, cart: { id } } });
}

/** What a user may read when the shop could not be called. */
const failures: readonly unknown[] = ["UPSTREAM_UNAVAILABLE", "UPSTREAM_MALFORMED", "UPSTREAM_TIMEOUT"];

function isFailure({ data, errors = [] }: GraphResult): boolean {
  const isEmpty =
    data == null || Object.values(data).every((value) => value === null || !/\w\|/.test(JSON.stringify(value)));
  return isEmpty && errors.length > 0 && errors.every(({ extensions }) => failures.includes(extensions?.["code"]));
}

describe("a hundred users whose operations interleave a hundred thousand times", () => {
  it("never read a byte of each other's, through cache, batch and single-flight", async () => {
    const random = seeded(7);
    const upstream = await startEchoUpstream(random);
    onTestFinished(() => upstream.stop());
    const { origin } = await startTestGateway({
      logLevel: "silent",
      upstreamUrl: new URL(`${upstream.origin}/graphql`),
      token: { url: new URL(`${upstream.origin}/oauth/token`), clientId: "chalkbox", clientSecret: "not-of-interest" },
    });
    const pool = new Pool(origin, { connections: 64 });
    onTestFinished(() => pool.destroy());
    const seen = { right: 0, failed: 0, wrong: [] as unknown[] };

    const judge = (question: Question, result: GraphResult): void => {
      if (result.errors === undefined && JSON.stringify(result.data) === JSON.stringify(question.data)) seen.right += 1;
      else if (isFailure(result)) seen.failed += 1;
      else seen.wrong.push({ asked: question, got: result });
    };

    const visit = async (user: User): Promise<void> => {
      const cookie = `X-iSHOP-API-USERID=${user.id}; cartId=${user.cart}; X-JWT=token-of-${user.id}; X-JWT-exist=true`;
      const headers = {
        "content-type": "application/json",
        "x-forwarded-host": user.host,
        cookie: user.isApart ? `${cookie}; BZ_AB_tile=b` : cookie,
      };
      for (let request = 0; request < operationsInAll / userCount / perRequest; request += 1) {
        const questions = Array.from({ length: perRequest }, () => questionOf(user, random));
        const body = JSON.stringify(questions.map(({ params }) => params));
        const answer = await pool.request({ method: "POST", path: "/api/shop/", headers, body });
        const text = await answer.body.text();
        const strangers = [...text.matchAll(/(?:user|cart)-(\d{3})/g)].filter(
          ([, number]) => !user.id.endsWith(number ?? ""),
        );
        if (strangers.length > 0) seen.wrong.push({ user: user.id, text });
        const results = v.parse(v.array(resultSchema), JSON.parse(text));
        expect(results).toHaveLength(perRequest);
        results.forEach((result, index) => {
          const question = questions[index];
          if (question !== undefined) judge(question, result);
        });
      }
    };
    await Promise.all(Array.from({ length: userCount }, (_, index) => visit(userOf(index))));

    expect(seen.wrong.slice(0, 3)).toEqual([]);
    expect(seen.right + seen.failed).toBe(operationsInAll);
    // It was what it is meant to be: faults struck, batches were made, and most public answers came from memory.
    const { faults, batches, publicOperations } = upstream.counts;
    expect(seen.failed).toBeGreaterThan(0);
    expect(seen.right).toBeGreaterThan(operationsInAll * 0.95);
    expect(faults).toBeGreaterThan(50);
    expect(batches).toBeGreaterThan(1_000);
    expect(publicOperations).toBeLessThan(operationsInAll * 0.2);
  }, 180_000);
});
