import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, getOperationAST, type GraphQLSchema, parse, validate } from "graphql";
import type { CustomerToken, SessionHost, ShopAnswer, SessionVisitor } from "../src/ports.ts";
import { emptyRecord, type SessionRecord } from "../src/record.ts";
import { Session } from "../src/session.ts";
import { storefrontOf } from "../src/storefront.ts";

/** Fields of a visitor that requests differ in. */
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** What was sent to the shop. */
export interface AskedCall {
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const repository = join(import.meta.dirname, "../../..");
let shopSchema: GraphQLSchema | undefined;

/** The shop's own graph, which every document of the session has to fit. */
function graphOfShop(): GraphQLSchema {
  const files = globSync("schema/shop/**/*.graphql", { cwd: repository });
  shopSchema ??= buildSchema(files.map((file) => readFileSync(join(repository, file), "utf8")).join("\n"));
  return shopSchema;
}

/** A cart that is ready to be ordered: addresses, a shipper that can carry it, a method of payment. */
export const readyCart = {
  id: "cart-1",
  attributes: { submitted: false },
  details: { shipper: "dhl", positionCount: 2, articleCount: 5 },
  total: { amount: 4_990 },
  shippers: [
    { code: "ups", enabled: true, selected: false },
    { code: "dhl", enabled: true, selected: true },
  ],
  billingAddress: { addressId: "billing-1" },
  shippingAddress: { addressId: "delivery-1" },
  selectedPaymentMethodInCart: "INVOICE",
};

/** A mutation's answer that reports success. */
export const yes = { successful: true, generalErrorMessage: null, fieldErrors: [] };

/** A shop whose answers a test sets by operation: an object is `data`, a function is requested again each time. */
export type Answers = Record<string, object | null | ((variables: AskedCall["variables"]) => object | null)>;

/** A host in memory: what it was requested, and what became of the visitor. */
export class TestHost implements SessionHost {
  storefront = storefrontOf("www.chalkbox.example", "https");
  /** Milliseconds; a test moves it. */
  time = 1_800_000_000_000;
  readonly asked: AskedCall[] = [];
  /** What happened to the visitor, in its order. */
  readonly events: string[] = [];
  readonly records = new Map<string, SessionRecord>();
  readonly answers: Answers;
  signedIn: CustomerToken | undefined;
  readonly visitor: Mutable<SessionVisitor>;

  constructor(answers: Answers = {}) {
    this.answers = {
      SessionCart: { shop_findCart: readyCart },
      SessionAccount: { getCustomerInfo: { visitorLoginState: "logged-in", firstName: "Ada", lastName: "Kreide" } },
      ...answers,
    };
    const { events } = this;
    const visitor: Mutable<SessionVisitor> = {
      userId: "user-1",
      cartId: "cart-1",
      tokenDigest: "digest-1",
      securityLogout: false,
      ensureIds: async () =>
        visitor.userId === null || visitor.cartId === null ? null : { userId: visitor.userId, cartId: visitor.cartId },
      settledCartId: async () => visitor.cartId,
      nameDevice: () => void events.push("nameDevice"),
      adoptIds: ({ userId, cartId }) => {
        events.push(`adoptIds ${userId} ${cartId}`);
        Object.assign(visitor, { userId, cartId });
      },
      forgetIds: () => {
        events.push("forgetIds");
        Object.assign(visitor, { userId: null, cartId: null });
      },
      leave: () => void events.push("leave"),
      stay: () => void events.push("stay"),
      flagSecurityLogout: () => void events.push("flagSecurityLogout"),
      endToken: async () => void events.push("endToken"),
      signIn: (token) => {
        events.push("signIn");
        this.signedIn = token;
        visitor.tokenDigest = `digest of ${token.token}`;
      },
      signOut: () => {
        events.push("signOut");
        visitor.tokenDigest = null;
      },
      clearSecurityLogout: () => {
        events.push("clearSecurityLogout");
        visitor.securityLogout = false;
      },
      keepConfirmation: (secret) => void events.push(`keepConfirmation ${secret}`),
      forgetConfirmation: () => void events.push("forgetConfirmation"),
    };
    this.visitor = visitor;
  }

  readonly now = (): number => this.time;
  readonly tokenState = async () => ({ expires: new Date(0), language: "de-DE" });

  readonly shop = {
    call: async (document: string, variables: AskedCall["variables"]): Promise<ShopAnswer> => {
      const parsed = parse(document);
      const [fault] = validate(graphOfShop(), parsed);
      if (fault !== undefined) throw fault;
      const operation = getOperationAST(parsed)?.name?.value ?? "";
      this.asked.push({ operation, variables });
      const answer = this.answers[operation];
      if (answer === undefined) throw new Error(`the test sets no answer of ${operation}`);
      const data = typeof answer === "function" ? answer(variables) : answer;
      const isRefusal = data !== null && "message" in data;
      return isRefusal ? { data: null, errors: [refusalOf(data)] } : { data, errors: [] };
    },
  };

  readonly store = {
    get: async (id: string) => this.records.get(id) ?? null,
    update: async (id: string, change: (record: SessionRecord) => SessionRecord) => {
      const changed = change(this.records.get(id) ?? emptyRecord);
      this.records.set(id, changed);
      return changed;
    },
    delete: async (id: string) => void this.records.delete(id),
    isReady: async () => true,
    close: async () => undefined,
  };

  /** What is stored of the visitor and their present cart. */
  get stored(): SessionRecord {
    return this.records.get(`${this.visitor.userId}.${this.visitor.cartId}`) ?? emptyRecord;
  }

  /** A request of this visitor, with something stored beforehand. */
  session(stored: Partial<SessionRecord> = {}): Session {
    this.records.set(`${this.visitor.userId}.${this.visitor.cartId}`, { ...emptyRecord, ...stored });
    return new Session(this);
  }

  /** Names of the operations that the shop received, without the questions for cart and account. */
  get changes(): readonly string[] {
    const reads = new Set(["SessionCart", "SessionAccount"]);
    return this.asked.map(({ operation }) => operation).filter((operation) => !reads.has(operation));
  }
}

function refusalOf(data: object): ShopAnswer["errors"][number] {
  const message: unknown = Reflect.get(data, "message");
  const extensions: unknown = Reflect.get(data, "extensions");
  return { message: String(message), extensions: typeof extensions === "object" ? { ...extensions } : {} };
}
