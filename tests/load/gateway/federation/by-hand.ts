/**
 * The benchmark's query by a plan that is written by hand for it alone: what a compiled plan could reach at best. Things
 * are kept by their key, nothing is fetched twice within a request, each thing's text is written once. It checks nothing,
 * knows no errors and no nulls. With `FEDERATION_SHARED=1` equal fetches under way are one.
 */
import { createServer } from "node:http";
import process from "node:process";
import { type Dispatcher, Pool } from "undici";
import * as v from "valibot";
import { query as benchmarkQuery } from "./world.ts";

interface Person {
  readonly id: string;
  username: string;
  name: string;
  opinions: readonly Opinion[] | null;
  text: string | null;
}
interface Article {
  readonly upc: string;
  name: string;
  price: number;
  weight: number;
  inStock: boolean | null;
  shippingEstimate: number | null;
  opinions: readonly Opinion[] | null;
  leaf: string | null;
  text: string | null;
}
interface Opinion {
  readonly id: string;
  readonly body: string;
  readonly article: Article | null;
  readonly author: Person | null;
}

/** What subgraphs answer; trusted, as this is no gateway. */
interface Raw {
  readonly users: readonly { readonly id: string; readonly username: string; readonly name: string }[];
  readonly topArticles: readonly {
    readonly upc: string;
    readonly name: string;
    readonly price: number;
    readonly weight: number;
  }[];
  readonly u: readonly { readonly opinions: readonly RawOpinion[] }[];
  readonly a: readonly { readonly opinions: readonly RawOpinion[] }[];
  readonly _entities: readonly (Partial<Person> & Partial<Article>)[];
}
interface RawOpinion {
  readonly id: string;
  readonly body: string;
  readonly article: { readonly upc: string };
  readonly author: { readonly id: string; readonly username: string };
}

const pool = new Pool(process.env["FEDERATION_URL"] ?? "", { connections: 128, pipelining: 1 });
const headers = { "content-type": "application/json" };

class Collector implements Dispatcher.DispatchHandler {
  readonly #chunks: Buffer[] = [];
  readonly #done: (text: string) => void;
  readonly #fail: (error: Error) => void;
  constructor(done: (text: string) => void, fail: (error: Error) => void) {
    this.#done = done;
    this.#fail = fail;
  }
  onRequestStart(): void {}
  onResponseStart(): void {}
  onResponseData(_: unknown, chunk: Buffer): void {
    this.#chunks.push(chunk);
  }
  onResponseEnd(): void {
    this.#done(Buffer.concat(this.#chunks).toString());
  }
  onResponseError(_: unknown, error: Error): void {
    this.#fail(error);
  }
}

const fetchText = (name: string, body: string): Promise<string> =>
  new Promise((done, fail) => {
    pool.dispatch({ path: `/${name}`, method: "POST", headers, body }, new Collector(done, fail));
  });

const underWay = new Map<string, Promise<string>>();
function sharedText(name: string, body: string): Promise<string> {
  const key = name + body;
  const known = underWay.get(key);
  if (known !== undefined) return known;
  const text = fetchText(name, body).finally(() => underWay.delete(key));
  underWay.set(key, text);
  return text;
}

const textOf = process.env["FEDERATION_SHARED"] === "1" ? sharedText : fetchText;
async function ask(name: string, body: string): Promise<Raw> {
  const { data }: { data: Raw } = JSON.parse(await textOf(name, body));
  return data;
}

const json = JSON.stringify;
const usersRoot = json({ query: "{users{id username name}}" });
const articlesRoot = json({ query: "{topArticles{upc name price weight}}" });
const entities = (type: string, fields: string): string =>
  `{"query":${json(`query($r:[_Any!]!){_entities(representations:$r){...on ${type}{${fields}}}}`)},"variables":{"r":[`;
const people = entities("User", "username name");
const facts = entities("Article", "name price weight");
const stock = entities("Article", "inStock shippingEstimate");
const opinionsOf = `{"query":${json(
  "query($u:[_Any!]!,$a:[_Any!]!){u:_entities(representations:$u){...on User{opinions{id body article{upc}}}}a:_entities(representations:$a){...on Article{opinions{id body author{id username}}}}}",
)},"variables":{"u":[`;
const personKey = ({ id }: Person): string => `{"__typename":"User","id":${json(id)}}`;
const articleKey = ({ upc }: Article): string => `{"__typename":"Article","upc":${json(upc)}}`;
const stockKey = ({ upc, price, weight }: Article): string =>
  `{"__typename":"Article","upc":${json(upc)},"price":${price},"weight":${weight}}`;

async function run(): Promise<string> {
  const persons = new Map<string, Person>();
  const articles = new Map<string, Article>();
  const person = (id: string): Person => {
    const known = persons.get(id) ?? { id, username: "", name: "", opinions: null, text: null };
    persons.set(id, known);
    return known;
  };
  const article = (upc: string): Article => {
    const unknown = { name: "", price: 0, weight: 0, inStock: null, shippingEstimate: null };
    const known = articles.get(upc) ?? { upc, ...unknown, opinions: null, leaf: null, text: null };
    articles.set(upc, known);
    return known;
  };
  const opinion = ({ id, body, article: about, author }: RawOpinion): Opinion => {
    const by = author === undefined ? null : person(author.id);
    if (by !== null && by.username === "") by.username = author.username;
    return { id, body, article: about === undefined ? null : article(about.upc), author: by };
  };
  const [{ users }, { topArticles }] = await Promise.all([ask("accounts", usersRoot), ask("products", articlesRoot)]);
  const roots = users.map((each) => Object.assign(person(each.id), each));
  const top = topArticles.map((each) => Object.assign(article(each.upc), each));
  for (;;) {
    const work: Promise<void>[] = [];
    const all = [...articles.values()];
    const unnamed = [...persons.values()].filter(({ name }) => name === "");
    const unread = [...persons.values()].filter(({ opinions }) => opinions === null);
    const bare = all.filter(({ name }) => name === "");
    const uncounted = all.filter(({ name, inStock }) => name !== "" && inStock === null);
    const silent = all.filter(({ opinions }) => opinions === null);
    const complete = async (name: string, body: string, list: readonly (Person | Article)[]): Promise<void> => {
      const { _entities } = await ask(name, `${body}]}}`);
      list.forEach((each, index) => Object.assign(each, _entities[index]));
    };
    if (unnamed.length > 0) work.push(complete("accounts", people + unnamed.map(personKey).join(","), unnamed));
    if (bare.length > 0) work.push(complete("products", facts + bare.map(articleKey).join(","), bare));
    if (uncounted.length > 0) work.push(complete("inventory", stock + uncounted.map(stockKey).join(","), uncounted));
    if (unread.length + silent.length > 0) {
      const read = async (): Promise<void> => {
        const keys = `${unread.map(personKey).join(",")}],"a":[${silent.map(articleKey).join(",")}`;
        const { u, a } = await ask("reviews", `${opinionsOf}${keys}]}}`);
        unread.forEach((each, index) => (each.opinions = u[index]?.opinions.map(opinion) ?? []));
        silent.forEach((each, index) => (each.opinions = a[index]?.opinions.map(opinion) ?? []));
      };
      work.push(read());
    }
    if (work.length === 0) return written(roots, top);
    await Promise.all(work);
  }
}

function written(roots: readonly Person[], top: readonly Article[]): string {
  const list = <T>(each: readonly T[] | null, write: (one: T) => string): string =>
    `[${(each ?? []).map(write).join(",")}]`;
  const leaf = (each: Article): string =>
    (each.leaf ??= `{"inStock":${each.inStock},"name":${json(each.name)},"price":${each.price},"shippingEstimate":${each.shippingEstimate},"upc":${json(each.upc)},"weight":${each.weight}`);
  const head = ({ id, body }: Opinion): string => `{"id":${json(id)},"body":${json(body)},`;
  const first = ({ id, username, name }: Person): string =>
    `{"id":${json(id)},"username":${json(username)},"name":${json(name)},"opinions":`;
  const author = (each: Person | null): string =>
    each === null
      ? "null"
      : (each.text ??= `${first(each)}${list(each.opinions, (one) => `${head(one)}"article":${one.article === null ? "null" : `${leaf(one.article)}}`}}`)}}`);
  const full = (each: Article | null): string =>
    each === null
      ? "null"
      : (each.text ??= `${leaf(each)},"opinions":${list(each.opinions, (one) => `${head(one)}"author":${author(one.author)}}`)}}`);
  const user = (each: Person): string =>
    `${first(each)}${list(each.opinions, (one) => `${head(one)}"article":${full(one.article)}}`)}}`;
  return `{"data":{"users":${list(roots, user)},"topArticles":${list(top, full)}}}`;
}

const requestSchema = v.object({ query: v.string() });

createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const parsed = v.safeParse(requestSchema, JSON.parse(Buffer.concat(chunks).toString() || "{}"));
    const answer = async (): Promise<void> => {
      // Comments after the query make other texts of it.
      const isKnown = parsed.success && parsed.output.query.startsWith(benchmarkQuery.slice(0, 100));
      const bytes = Buffer.from(isKnown ? await run() : '{"errors":[{"message":"only the benchmark query"}]}');
      response.writeHead(isKnown ? 200 : 400, { "content-type": "application/json", "content-length": bytes.length });
      response.end(bytes);
    };
    answer().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
}).listen(Number(process.env["PORT"]), "127.0.0.1");
