import { groupDigits } from "../card/card-number.ts";
import { copyFor } from "../card/pages/copy.ts";
import { testCards } from "../card/test-cards.ts";
import { html } from "../platform/html.ts";
import { baseStyles, renderPage, stylesheet } from "../platform/page.ts";
import type { Reply } from "../platform/http/reply.ts";
import { testAccounts } from "../wallet/test-accounts.ts";

const styles = stylesheet(baseStyles, new URL("start.css", import.meta.url));

const mailboxPanel = html`<section class="panel" aria-labelledby="mailbox">
  <h2 id="mailbox">Mailbox</h2>
  <p>Order confirmations and every other mail of the shop arrive here.</p>
  <ul>
    <li><a href="/mailbox/">Open the mailbox</a></li>
    <li><a href="/mailbox/messages.json">Mails as JSON</a></li>
  </ul>
</section>`;

/** Reports what this origin is and leads to its parts. */
export function renderStartPage({ hasMailbox }: { readonly hasMailbox: boolean }): Reply {
  const { behaviours } = copyFor("en");
  return renderPage({
    language: "en",
    title: "Chalkbox sandbox",
    styles,
    body: html`<header class="bar">
        <div class="bar-inner">
          <span class="brand">Chalkbox sandbox</span><span class="badge">Test environment</span>
        </div>
      </header>
      <main class="wrap">
        <div class="intro">
          <h1>The third parties that a shop needs, played here</h1>
          <p>
            An online shop talks to companies outside its own walls. Here they are played on an origin of their own, so
            that redirects, callbacks and mails are real, while no money moves and no mail leaves this machine.
          </p>
        </div>
        <div class="doors">
          ${hasMailbox ? mailboxPanel : null}
          <section class="panel" aria-labelledby="card">
            <h2 id="card">Card provider</h2>
            <p>
              Choose the credit card in the shop’s checkout: it sends you to the provider’s payment page. These cards
              work there, with any expiry date to come and any three digits as CVC:
            </p>
            <ul>
              ${testCards.map(
                (card) =>
                  html`<li>
                    <span class="mono">${groupDigits(card.number)}</span
                    ><span class="muted">${behaviours[card.behaviour]}</span>
                  </li>`,
              )}
            </ul>
          </section>
          <section class="panel" aria-labelledby="wallet">
            <h2 id="wallet">Wallet</h2>
            <p>
              An express wallet (AMAZONPAY): the shop opens a session, the shopper chooses one of these accounts on the
              wallet’s page, and the shop gets email and addresses.
            </p>
            <ul>
              ${testAccounts.map(({ email, deliveryAddress: { city, country } }) => {
                return html`<li><span class="mono">${email}</span><span class="muted">${city}, ${country}</span></li>`;
              })}
            </ul>
          </section>
        </div>
      </main>
      <footer class="foot">
        <div class="wrap">
          The protocols are described in docs/guides/card-payments.md and docs/guides/wallet-payments.md.
        </div>
      </footer>`,
  });
}
