import { randomUUID } from "node:crypto";
import type { Queryable } from "../src/platform/database.ts";
import { day, retentionRows, stored } from "./retention-rows.ts";

/** A row of a table, and the column that finds it again. */
export type Sample = () => Promise<readonly [column: string, value: string | number]>;

const address = {
  kind: "billing",
  is_customer_address: false,
  is_packstation: false,
  salutation: "MS",
  first_name: "A",
  last_name: "B",
  company: "",
  street: "C 1",
  addition: "",
  post_code: "10115",
  city: "Berlin",
  country: "DE",
};
/** A row for each rule of the retention, by its table and what its rows are. */
export function retentionSamples(
  sql: Queryable,
  ids: { readonly itemId: number; readonly productId: number; readonly orderNumber: number },
): Readonly<Record<string, Sample>> {
  const { itemId, productId, orderNumber } = ids;
  const { insert, newUser, newCustomer, newCart, fill, newList, newEntry } = retentionRows(sql, ids);
  /** A row that needs no other. */
  const plain =
    (table: string, column: string, row: () => object): Sample =>
    async () => {
      const value = randomUUID();
      await insert(table, { [column]: value, ...row() });
      return [column, value];
    };
  const upload = () => ({ part: 0, parts: 2, user_id: randomUUID(), bytes: Buffer.from("x"), added_at: stored });
  const line = { order_number: orderNumber, line: 0 };

  return {
    "tracking_event: all": plain("tracking_event", "id", () => ({
      store: "de",
      language: "de-DE",
      name: "x",
      payload: sql.json({}),
      occurred_at: stored,
      received_at: stored,
    })),
    "glance_view: all": async () => {
      await insert("glance_view", { day: "2026-01-01", store: "ch", product_id: productId, item_id: itemId, views: 1 });
      return ["store", "ch"];
    },
    "rate_counter: all": plain("rate_counter", "key", () => ({ used: 1, ends_at: stored })),
    "known_source: all": plain("known_source", "account", () => ({ source: "x", seen_at: stored })),
    "customer_token: all": plain("customer_token", "token_id", () => ({
      customer_id: "x",
      store: "de",
      is_guest: true,
      issued_at: new Date(stored.getTime() - day),
      expires_at: stored,
    })),
    "account_link: all": async () => {
      const customer = await newCustomer(false);
      await insert("account_link", {
        digest: customer,
        customer_id: customer,
        kind: "password",
        made_at: stored,
        ends_at: stored,
      });
      return ["digest", customer];
    },
    "password_request: all": plain("password_request", "email", () => ({
      realm: "consumer",
      customer_number: "",
      phone: "",
      language: "de-DE",
      origin: "x",
      made_at: stored,
    })),
    "newsletter_request: unconfirmed": plain("newsletter_request", "email", () => ({
      store: "de",
      language: "de-DE",
      requested_at: stored,
    })),
    "contact_message: all": plain("contact_message", "id", () => ({
      store: "de",
      language: "de-DE",
      name: "A",
      email: "a@example.org",
      topic: "x",
      reference: "",
      message: "x",
      sent_at: stored,
    })),
    "membership_cancellation: all": plain("membership_cancellation", "submission_id", () => ({
      store: "de",
      language: "de-DE",
      kind: "ordinary",
      contract: "",
      name: "A",
      email: "a@example.org",
      reason: "",
      declaration: "x",
      declared_at: stored,
      status: "received",
    })),
    "competition_entry: of competitions that have ended": async () => {
      const id = randomUUID();
      const words = { title_de: "a", title_en: "a", prize_de: "a", prize_en: "a", question_de: "a", question_en: "a" };
      await insert("competition", { id, store: "de", ...words, starts_at: new Date(0), ends_at: stored });
      await insert("competition_entry", {
        competition_id: id,
        email: id,
        first_name: "A",
        last_name: "B",
        answer: "x",
        entered_at: new Date(0),
      });
      return ["competition_id", id];
    },
    "review: never released": async () => {
      const author = randomUUID();
      await insert("review", {
        product_id: productId,
        language: "de",
        rating: 5,
        author,
        title: "t",
        text: "t",
        written_on: "2026-01-01",
      });
      return ["author", author];
    },
    "review_vote: of strangers": async () => {
      const [voter, author] = [randomUUID(), randomUUID()];
      const row = {
        product_id: productId,
        language: "de",
        rating: 5,
        author,
        title: "t",
        text: "t",
        written_on: "2026-01-01",
      };
      await insert("review", { ...row, is_released: true });
      await sql`insert into review_vote select id, ${voter}, ${stored} from review where author = ${author}`;
      return ["voter", voter];
    },
    "certificate_part: all": plain("certificate_part", "upload_id", upload),
    "return_upload: all": plain("return_upload", "upload_id", () => ({ ...upload(), ...line })),
    "return_image: of returns that were not announced": plain("return_image", "id", () => ({
      ...line,
      user_id: randomUUID(),
      width: 1,
      height: 1,
      preview: Buffer.from("x"),
      added_at: stored,
    })),
    "return_state: all": plain("return_state", "user_id", () => ({
      order_number: orderNumber,
      state: sql.json({}),
      changed_at: stored,
    })),
    "prime_waiting: informed": plain("prime_waiting", "email", () => ({
      store: "de",
      language: "de-DE",
      requested_at: stored,
      woken_at: stored,
    })),
    "prime_waiting: never informed": plain("prime_waiting", "email", () => ({
      store: "de",
      language: "de-DE",
      requested_at: stored,
    })),
    "removed_address: all": async () => {
      const customer = await newCustomer(false);
      const row = { ...address, id: randomUUID(), sequence: 1, created_at: stored, removed_at: stored };
      await insert("removed_address", { customer_id: customer, ...row });
      return ["customer_id", customer];
    },
    "mail_outbox: sent, or undeliverable": plain("mail_outbox", "idempotency_key", () => ({
      message: sql.json({ text: "x" }),
      created_at: stored,
      next_try_at: stored,
      sent_at: stored,
    })),
    "wishlist_entry: removed": async () => {
      const list = await newList({ customer_id: randomUUID() });
      return ["id", await newEntry(list, { removed_at: stored, removed_by: "u:x" })];
    },
    "wishlist_invite: all": async () => {
      const [id, list] = [randomUUID(), await newList({ customer_id: randomUUID() })];
      await insert("wishlist_invite", {
        id,
        wishlist_id: list,
        right: "editor",
        made_at: new Date(0),
        ends_at: stored,
      });
      return ["id", id];
    },
    "wishlist: of visitors": async () => {
      const list = await newList({ user_id: randomUUID() });
      await newEntry(list);
      return ["id", list];
    },
    "teaser_wishlist_choice: of visitors": async () => {
      const [list, entry, person] = [randomUUID(), randomUUID(), `u:${randomUUID()}`];
      const words = { name_de: "a", name_en: "a", description_de: "", description_en: "" };
      await insert("teaser_wishlist", {
        id: list,
        stores: ["de"],
        audience: "consumer",
        ...words,
        position: 1,
        created_at: stored,
      });
      await insert("teaser_wishlist_entry", {
        id: entry,
        teaser_wishlist_id: list,
        product_id: productId,
        quantity: 1,
        position: 1,
      });
      await insert("teaser_wishlist_choice", { entry_id: entry, person, quantity: 1, chosen_at: stored });
      return ["person", person];
    },
    "wallet_session: without a payment": async () => {
      const cart = await newCart();
      await insert("wallet_session", { id: cart, cart_id: cart, state: "opened", changed_at: stored });
      // The cart would take it along before its own time is over.
      await fill(cart);
      return ["id", cart];
    },
    "payment_attempt: without an order": async () => {
      const cart = await newCart();
      const times = { created_at: stored, ended_at: stored };
      await insert("payment_attempt", {
        id: cart,
        cart_id: cart,
        amount_cents: 1,
        state: "failed",
        order_draft: sql.json({}),
        ...times,
      });
      return ["id", cart];
    },
    "cart: merged": async () => ["id", await newCart({ merged_at: stored })],
    "cart: empty, of visitors": async () => ["id", await newCart()],
    "cart: of guests who did not order": async () => {
      const cart = await newCart({ customer_id: await newCustomer(true) });
      await fill(cart);
      return ["id", cart];
    },
    "cart: with goods, of visitors": async () => {
      const cart = await newCart();
      await fill(cart);
      return ["id", cart];
    },
    "customer: guests who did not order": async () => ["id", await newCustomer(true)],
    "shop_user: without a cart or a list": async () => ["id", await newUser()],
  };
}
