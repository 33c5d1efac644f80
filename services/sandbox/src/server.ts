import type { Logger } from "pino";
import { openCardDatabase } from "./card/card-database.ts";
import { cardRoutes } from "./card/card.routes.ts";
import { merchantApiRoutes } from "./card/merchant-api.routes.ts";
import { createNotificationStore } from "./card/notifications.store.ts";
import { createNotifier } from "./card/notifier.ts";
import { createPaymentService } from "./card/payments.service.ts";
import { createPaymentStore } from "./card/payments.store.ts";
import { deriveKey, deriveProtocolKeys } from "./card/protocol/keys.ts";
import { mailboxRoutes } from "./mailbox/mailbox.routes.ts";
import { createMessageStore, openMailboxDatabase } from "./mailbox/messages.store.ts";
import { type Smtp, startSmtp } from "./mailbox/smtp.ts";
import { paypalRoutes } from "./paypal/paypal.routes.ts";
import type { Clock } from "./platform/clock.ts";
import { notifyTimeoutMs } from "./platform/config.ts";
import type { Config } from "./platform/config.ts";
import { createRateLimit } from "./platform/http/rate-limit.ts";
import { json } from "./platform/http/reply.ts";
import type { Route } from "./platform/http/router.ts";
import { createHttpServer } from "./platform/http/server.ts";
import { renderStartPage } from "./start/start-page.ts";
import { twintRoutes } from "./twint/twint.routes.ts";
import { createWalletService } from "./wallet/sessions.service.ts";
import { createWalletStore, openWalletDatabase } from "./wallet/sessions.store.ts";
import { walletApiRoutes } from "./wallet/wallet-api.routes.ts";
import { walletPageRoutes } from "./wallet/wallet-pages.routes.ts";

const mailboxCapacity = 500;
/** Requests at once and per second from one address: far above people and tests, far below a flood. */
const rate = { burst: 400, perSecond: 100 };
/** How long open requests may take to end at a stop, in milliseconds. */
const stopMs = 1_500;

/** A running sandbox. */
export interface Sandbox {
  readonly port: number;
  /** Where mails are received; null: nowhere, the mailbox is off. */
  readonly smtpPort: number | null;
  /** Stops within two seconds. What was not delivered is delivered after the next start. */
  stop(): Promise<void>;
}

/**
 * Starts the sandbox.
 * @throws when the port is in use or the data folder cannot be written
 */
export async function startSandbox(config: Config, log: Logger, clock: Clock): Promise<Sandbox> {
  const { merchant, card } = config;
  const cardDatabase = openCardDatabase(config.dataDir);
  const mailboxDatabase = openMailboxDatabase(config.dataDir);
  const walletDatabase = openWalletDatabase(config.dataDir);
  const closeDatabases = () => {
    cardDatabase.close();
    walletDatabase.close();
    mailboxDatabase.close();
  };
  const keys = deriveProtocolKeys(merchant.id, merchant.secret);
  const notifier = createNotifier({
    store: createNotificationStore(cardDatabase),
    clock,
    log,
    merchantId: merchant.id,
    tryAtMs: card.notifyAtMs,
    answerMs: notifyTimeoutMs,
  });
  const payments = createPaymentService({
    store: createPaymentStore(cardDatabase, merchant.id),
    keys,
    clock,
    timeoutMs: card.timeoutMs,
    onSuccess: notifier.wake,
  });
  const wallet = createWalletService(createWalletStore(walletDatabase), clock);
  const messages = createMessageStore(mailboxDatabase, mailboxCapacity);
  const cardParts = { payments, keys, clock, merchantName: merchant.name, shopUrl: config.shopUrl };
  const routes: readonly Route[] = [
    ...healthRoutes,
    { method: "GET", path: "/", handle: () => renderStartPage({ hasMailbox: config.mailbox.kind !== "off" }) },
    ...cardRoutes(cardParts),
    ...paypalRoutes(cardParts),
    ...twintRoutes(cardParts),
    ...merchantApiRoutes({ payments, keys, log }),
    ...walletApiRoutes({ wallet, key: deriveKey(merchant.secret, "wallet") }),
    ...walletPageRoutes({ wallet, merchantName: merchant.name }),
    ...mailboxRoutes({ store: messages, access: config.mailbox }),
  ];
  const server = createHttpServer({ routes, log, rateLimit: createRateLimit(clock, rate.burst, rate.perSecond) });
  let port: number;
  let smtp: Smtp | null = null;
  try {
    if (config.mailbox.kind !== "off") smtp = await startSmtp({ store: messages, merchant, clock, log }, config.smtp);
    port = await server.listen(config.port, config.host);
  } catch (error) {
    await smtp?.stop();
    closeDatabases();
    throw error;
  }
  notifier.wake();

  return {
    port,
    smtpPort: smtp?.port ?? null,
    async stop() {
      payments.stop();
      await Promise.all([smtp?.stop(), server.stop({ drain: 0, patience: stopMs }), notifier.stop()]);
      closeDatabases();
    },
  };
}

const healthRoutes: readonly Route[] = ["/health/live", "/health/ready"].map((path) => ({
  method: "GET",
  path,
  unlimited: true,
  handle: () => json(200, { status: "ok" }),
}));
