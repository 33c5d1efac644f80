import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { request } from "undici";
import { freePort } from "../../testkit/ports.ts";
import { type Service, startWeb } from "../../testkit/services.ts";
import { examples } from "../development/examples.ts";
import { expect, test } from "../fixtures.ts";

/** A visitor who has been here before: who they are only the gateway knows. */
const cookie = "cartId=3fa85f64-5717-4562-b3fc-2c963f66afa6; X-iSHOP-API-USERID=3fa85f64-5717-4562-b3fc-2c963f66afa7";
/** Routes that web answers by itself: forms, ways to another page, and what is no page of the consumer store. */
const own: ReadonlySet<string> = new Set([
  "robots.txt",
  "manifest.webmanifest",
  "consent",
  "language/:language",
  "logout",
  "myaccount",
  "myaccount/addresses",
  "myaccount/customernumber",
  "myaccount/newemail",
  "myaccount/objection",
  "myaccount/oldemail",
  "myaccount/wishlist/choose",
  "myaccount/withdrawal",
  "prime/cancellation",
  "prime/checkout",
  "service/catalogue",
  "service/gewaehrleistung",
  "service/katalog",
  "service/newsletter",
  "service/newsletter/newsletter-abmelden",
  "service/newsletter/success",
  "service/orderform",
  "service/orderform/list",
  "service/orderform/pdf",
]);
/** Beside the examples: what web passes on. */
const passedOn = ["/api/cart-id", "/api/token", "/media/products/10182.svg"];
/** Requests at a time: fewer than an address has turns, so that none waits for another. */
const atOnce = 12;

type Answer = (asked: IncomingMessage, response: ServerResponse) => void | Promise<void>;

const errorOf = (code: string) => ({
  data: null,
  errors: [{ message: "busy", extensions: { code, classification: code } }],
});

/** Answers each operation of a call with an error of this code. */
const answerWith =
  (code: string): Answer =>
  async (asked, response) => {
    const sent: unknown = JSON.parse((await text(asked)) || "{}");
    const body = Array.isArray(sent) ? sent.map(() => errorOf(code)) : errorOf(code);
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  };

/** How a gateway may fail to answer; null: nothing listens. */
const failures: readonly (readonly [string, Answer | null])[] = [
  ["is away", null],
  ["hangs", () => undefined],
  ["reports that the shop hangs", answerWith("UPSTREAM_TIMEOUT")],
  ["reports that the shop is busy", answerWith("OVERLOADED")],
];

for (const [what, answer] of failures) {
  test.describe(`while the gateway ${what}`, () => {
    let gateway: Server | undefined;
    let web: Service;
    test.beforeAll(async () => {
      const port = await freePort();
      gateway = answer === null ? undefined : createServer((asked, response) => void answer(asked, response));
      await new Promise<void>((resolve) =>
        gateway === undefined ? resolve() : gateway.listen(port, "127.0.0.1", resolve),
      );
      web = await startWeb(`http://127.0.0.1:${port}`, `http://127.0.0.1:${port}`);
    });
    test.afterAll(async () => {
      await web.stop();
      gateway?.closeAllConnections();
      gateway?.close();
    });

    test("STATUS-09: every route is 503 and says when to try again, or what web knows by itself", async () => {
      const waiting = Object.entries(examples);
      const answers: { readonly route: string; readonly status: number; readonly isHonest: boolean }[] = [];
      const visit = async (): Promise<void> => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const [route, { address }] = next;
          const { statusCode: status, headers, body } = await request(web.origin + address, { headers: { cookie } });
          await body.dump();
          answers.push({ route, status, isHonest: status !== 503 || headers["retry-after"] !== undefined });
        }
      };
      await Promise.all(Array.from({ length: atOnce }, visit));
      expect(answers.filter(({ isHonest }) => !isHonest)).toEqual([]);
      expect(
        answers.filter(({ status, route }) =>
          own.has(route) ? ![200, 302, 404, 503].includes(status) : status !== 503,
        ),
      ).toEqual([]);
    });

    if (answer === null)
      test("what is passed on is 503, too", async () => {
        for (const address of passedOn) {
          const { statusCode, body } = await request(web.origin + address, { headers: { cookie } });
          await body.dump();
          expect([address, statusCode]).toEqual([address, 503]);
        }
      });
  });
}
