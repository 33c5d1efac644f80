import postgres from "postgres";
import { request } from "undici";
import * as v from "valibot";
import { loadOperations } from "../testkit/documents.ts";
import { type OwnShop, startOwnShop } from "../testkit/services.ts";
import { type Finding, percentile, timed } from "./measure.ts";

/** Orders of the demo customer. */
const orders = 2_000;
const warmUp = 50;
const counted = 300;
/** Invoices that are drawn; each once, as the shop keeps what it has drawn. */
const drawn = 100;
/** Numbers of the copies begin here, far from those that the demo has. */
const firstNumber = 50_000_000;

/** What of the list is looked at. */
const selections = [
  { page: 1, searchText: null, dateFilter: "all" },
  { page: 400, searchText: null, dateFilter: "all" },
  { page: 1, searchText: "dhl", dateFilter: "all" },
  { page: 1, searchText: String(firstNumber + 999), dateFilter: "all" },
] as const;

const Token = v.object({ access_token: v.string() });
const Login = v.object({ data: v.object({ login: v.object({ token: v.object({ token: v.string() }) }) }) });
/** The demo shop's customer. */
const account = { email: "demo@chalkbox.example", password: "kreide-2026" };

/** How fast a shop answers a customer who has ordered 2,000 times: list, detail, and an invoice that is drawn for the first time. */
export async function measureOrders(): Promise<readonly Finding[]> {
  const shop = await startOwnShop();
  try {
    const copied = await copyOrders(shop);
    const ask = await signedIn(shop);
    const operations = new Map((await loadOperations()).map(({ name, text }) => [name, text]));
    const textOf = (name: string): string => operations.get(name) ?? "";
    const orderOf = (index: number): string => String(copied[(index * 7) % copied.length]?.orderNumber);
    const lists = await series(counted, (index) =>
      ask(textOf("OrderList"), selections[index % selections.length] ?? {}),
    );
    const details = await series(counted, (index) => ask(textOf("OrderDetail"), { orderId: orderOf(index) }));
    const papers = await series(drawn, (index) => {
      const { orderNumber, paper } = copied[index] ?? {};
      return ask(textOf("OrderPaper"), { paperNumber: paper, orderId: String(orderNumber), format: "PDF" });
    });
    const finding = (what: string, target: number, times: readonly number[]): Finding => ({
      what: `${what}, p50`,
      target,
      measured: percentile(times, 0.5),
      unit: "ms",
      atMost: true,
    });
    return [
      finding(`order list of ${orders} orders`, 15, lists),
      finding("order detail", 5, details),
      finding("invoice drawn as PDF", 150, papers),
    ];
  } finally {
    await shop.stop();
  }
}

/** Copies a delivered order of the demo customer with lines, shipment and invoice until there are enough. */
async function copyOrders({
  databaseSocket,
  databaseUser,
}: OwnShop): Promise<readonly { readonly orderNumber: number; readonly paper: string }[]> {
  const sql = postgres({ path: databaseSocket, user: databaseUser, database: "postgres", max: 1 });
  try {
    const [source] = v.parse(v.tuple([v.object({ order_number: v.number() })]), [
      ...(await sql`
        select o.order_number from shop_order o join customer c on c.id = o.customer_id
        where c.email = ${account.email} and exists (select from order_paper p where p.order_number = o.order_number)
          and o.status = 'delivered' order by o.order_number limit 1`),
    ]);
    const original = source.order_number;
    await sql.begin(async (tx) => {
      await tx`
        create temporary table copy on commit drop as
        select ${firstNumber} + n as order_number, gen_random_uuid() as cart_id, now() - n * interval '12 hours' as at
        from generate_series(1, ${orders}) n`;
      await tx`
        insert into cart select (jsonb_populate_record(null::cart, to_jsonb(c) || jsonb_build_object(
          'id', copy.cart_id, 'order_number', copy.order_number, 'submitted_at', copy.at))).*
        from copy, shop_order o join cart c on c.id = o.cart_id where o.order_number = ${original}`;
      await tx`
        insert into shop_order select (jsonb_populate_record(null::shop_order, to_jsonb(o) || jsonb_build_object(
          'order_number', copy.order_number, 'cart_id', copy.cart_id, 'ordered_at', copy.at, 'is_demo', false,
          'snapshot', o.snapshot || jsonb_build_object('orderNumber', copy.order_number)))).*
        from copy, shop_order o where o.order_number = ${original}`;
      for (const table of ["order_line", "order_event"]) {
        await tx`
          insert into ${tx(table)} select (jsonb_populate_record(null::${tx(table)}, to_jsonb(r) || jsonb_build_object(
            'order_number', copy.order_number))).*
          from copy, ${tx(table)} r where r.order_number = ${original}`;
      }
      await tx`
        insert into order_paper select (jsonb_populate_record(null::order_paper, to_jsonb(p) || jsonb_build_object(
          'order_number', copy.order_number, 'number', 100000 + copy.order_number - ${firstNumber},
          'content', p.content || jsonb_build_object(
            'paperNumber', 'RE-' || lpad((100000 + copy.order_number - ${firstNumber})::text, 7, '0'))))).*
        from copy, order_paper p where p.order_number = ${original} and p.kind = 'invoice'`;
    });
    await sql`analyze`;
    const copied = await sql`
      select order_number as "orderNumber", content ->> 'paperNumber' as paper from order_paper
      where order_number > ${firstNumber} order by order_number`;
    return v.parse(v.array(v.object({ orderNumber: v.number(), paper: v.string() })), [...copied]);
  } finally {
    await sql.end();
  }
}

type Ask = (query: string, variables: object) => Promise<void>;

/** What sends operations as the demo customer. @throws Error at an answer with errors, and at one without data */
async function signedIn({ upstream }: OwnShop): Promise<Ask> {
  const basic = Buffer.from(`${upstream.clientId}:${upstream.clientSecret}`).toString("base64");
  const granted = await request(upstream.tokenUrl, {
    method: "POST",
    headers: { authorization: `Basic ${basic}`, "content-type": "application/x-www-form-urlencoded" },
    body: "grant_type=client_credentials&scope=store:de language:de-DE",
  });
  const { access_token: access } = v.parse(Token, await granted.body.json());
  const post = async (query: string, variables: object, jwt: string): Promise<string> => {
    const answer = await request(upstream.graphqlUrl, {
      method: "POST",
      headers: {
        authorization: `Bearer ${access}`,
        "content-type": "application/json",
        ...(jwt !== "" && { "x-jwt": jwt }),
      },
      body: JSON.stringify({ query, variables }),
    });
    const text = await answer.body.text();
    if (/"errors"|"data":\{"\w+":null\}/.test(text)) throw new Error(text.slice(0, 500));
    return text;
  };
  const login = `mutation ($credentials: LoginInput!) { login(credentials: $credentials, mergeCart: false) { token { token } } }`;
  const answer = await post(login, { credentials: { ...account, stayLogged: false } }, "");
  const jwt = v.parse(Login, JSON.parse(answer)).data.login.token.token;
  return async (query, variables) => void (await post(query, variables, jwt));
}

async function series(times: number, ask: (index: number) => Promise<void>): Promise<readonly number[]> {
  for (let index = 0; index < Math.min(warmUp, times / 5); index += 1) await ask(index);
  const measured: number[] = [];
  for (let index = 0; index < times; index += 1) measured.push(await timed(() => ask(index + warmUp)));
  return measured;
}
