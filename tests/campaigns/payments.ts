import { startChalkbox } from "../testkit/chalkbox.ts";
import { payableAnywhere, payUnderKills } from "../testkit/payment-kills.ts";
import type { Say } from "./say.ts";

/** What each of so many visitors of one address may do. */
const plenty = "100000/100000/600";

/**
 * Card and PayPal payments while shop, web, gateway, sandbox and PostgreSQL are killed in turn between the shopper's press
 * and the confirmation: a fourth of the payers never come back, some come back in another browser, some are declined.
 *
 * @param payments how many; three tenths as many kills
 * @returns whether no money is without its order, no order without its money, none double, and no payer heard wrong news
 */
export async function campaignOfPayments(say: Say, payments = 200): Promise<boolean> {
  const chalkbox = await startChalkbox({
    ...payableAnywhere,
    RATE_REGISTRATION: plenty,
    RATE_TOKEN: plenty,
    RATE_VISITOR: plenty,
    RATE_LOOKUP: plenty,
  });
  try {
    const findings = await payUnderKills(chalkbox, { payments, kills: Math.max(1, Math.round(payments * 0.3)), say });
    for (const [what, count] of Object.entries(findings)) say(`  ${what.padEnd(20)}${String(count).padStart(6)}`);
    const { moneyWithoutOrder, orderWithoutMoney, double, heardWrongly, unanswered } = findings;
    return moneyWithoutOrder + orderWithoutMoney + double + heardWrongly + unanswered === 0;
  } finally {
    await chalkbox.stop();
  }
}
