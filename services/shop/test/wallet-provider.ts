import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import * as v from "valibot";
import { afterAll } from "vitest";
import { testConfig } from "./shop-test.ts";

const address = {
  firstName: "Test",
  lastName: "Konto",
  company: "",
  street: "Invalidenstraße 43",
  addition: "",
  postCode: "10115",
  city: "Berlin",
  country: "DE",
  phone: "030 1234567",
};
/** What the wallet returns of a visitor who chose their account; both addresses are the same. */
export const walletBuyer = { email: "wallet@example.org", billingAddress: address, deliveryAddress: address };

const bodySchema = v.object({
  reference: v.optional(v.string()),
  description: v.optional(v.string()),
  amount: v.optional(v.number()),
  orderRef: v.optional(v.string()),
  urlReturn: v.optional(v.string()),
  urlCancel: v.optional(v.string()),
  urlResult: v.optional(v.string()),
});

/** A session of the wallet under test. */
export interface TestWalletSession {
  readonly id: string;
  readonly reference: string;
  state: string;
  buyer: object | null;
  amount: number | null;
  orderRef: string | null;
  chargeId: string | null;
  page: string;
}

/** A wallet that keeps the protocol of docs/guides/wallet-payments.md, and does what a test sets. */
export interface TestWallet {
  readonly config: typeof testConfig;
  readonly sessions: Map<string, TestWalletSession>;
  /** How often money was taken. */
  charges: number;
  /** What becomes of the next answers: sent as usual, or lost after the call was carried out. */
  losesAnswers: boolean;
  /** The addresses that the last session was opened with, and that of the last amount. */
  readonly urls: Record<string, string | undefined>;
  /** What the last session was opened for, in the words that the wallet shows. */
  description: string;
  /** The shopper chooses an account. */
  approve(id: string, buyer?: object): void;
  /** The shopper's and the bank's word on the amount. */
  decide(id: string, state: "authorised" | "declined" | "cancelled"): void;
}

/** Starts a wallet; it ends with the file's tests. */
export async function startTestWallet(): Promise<TestWallet> {
  const key = Buffer.from(hkdfSync("sha256", testConfig.payment.secret, "chalkbox/card-payments/v1", "wallet", 32));
  const sessions = new Map<string, TestWalletSession>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks);
      const { method = "", url = "" } = request;
      const token = createHmac("sha256", key).update(`${method} ${url}\n`).update(body).digest("hex");
      if (request.headers["x-wallet-token"] !== token) return void response.writeHead(401).end("{}");
      const given = v.parse(bodySchema, body.length === 0 ? {} : JSON.parse(body.toString("utf8")));
      const [status, answer] = act(wallet, url.split("/").slice(3), given);
      if (wallet.losesAnswers) return void response.destroy();
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((ready) => {
    server.listen(0, "127.0.0.1", ready);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const listening = server.address();
  if (listening === null || typeof listening === "string") throw new Error("The wallet does not listen on a port");
  const change = (id: string, changes: Partial<TestWalletSession>): void => {
    const session = sessions.get(id);
    if (session === undefined) throw new Error("There is no such session");
    Object.assign(session, changes);
  };
  const wallet: TestWallet = {
    config: { ...testConfig, sandbox: { ...testConfig.sandbox, url: `http://127.0.0.1:${listening.port}` } },
    sessions,
    charges: 0,
    losesAnswers: false,
    urls: {},
    description: "",
    approve: (id, buyer = walletBuyer) => change(id, { state: "approved", buyer }),
    decide: (id, state) => change(id, { state }),
  };
  return wallet;
}

function act(
  wallet: TestWallet,
  [id, step]: readonly string[],
  { urlReturn, urlCancel, urlResult, reference = "", description = "", ...rest }: v.InferOutput<typeof bodySchema>,
): [number, object] {
  const [amount, orderRef] = [rest.amount ?? null, rest.orderRef ?? null];
  if (id === undefined) {
    const opened = { id: randomBytes(24).toString("base64url"), reference, state: "open" };
    const session: TestWalletSession = {
      ...opened,
      buyer: null,
      amount: null,
      orderRef: null,
      chargeId: null,
      page: `/wallet/checkout/${opened.id}`,
    };
    wallet.sessions.set(session.id, session);
    Object.assign(wallet.urls, { urlReturn, urlCancel });
    wallet.description = description;
    return [201, session];
  }
  const session = wallet.sessions.get(id);
  if (session === undefined) return [404, {}];
  const agreed = session.amount === amount && session.orderRef === orderRef;
  switch (step ?? "") {
    case "amount": {
      if (session.state !== "approved" && session.state !== "confirming") return [409, session];
      Object.assign(session, { state: "confirming", amount, orderRef, page: `/wallet/confirm/${id}` });
      wallet.urls["urlResult"] = urlResult;
      return [200, session];
    }
    case "complete": {
      if (session.state === "authorised" && agreed) {
        Object.assign(session, { state: "completed", chargeId: randomBytes(16).toString("hex") });
        wallet.charges += 1;
      }
      return [session.state === "completed" && agreed ? 200 : 409, session];
    }
    case "cancel": {
      if (session.state !== "completed") session.state = "cancelled";
      return [session.state === "cancelled" ? 200 : 409, session];
    }
    default:
      return [200, session];
  }
}
