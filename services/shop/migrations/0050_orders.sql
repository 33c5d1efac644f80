-- Orders, card payments and mails on their way. An order is a copy: later changes of items, prices and addresses
-- do not touch it (ORD-05).

create table shop_order (
  order_number int primary key,
  cart_id uuid not null unique references cart,
  new_cart_id uuid not null references cart,
  store text not null check (store in ('de', 'at', 'ch', 'b2b')),
  language text not null,
  user_id uuid,
  customer_id uuid,
  is_guest boolean not null,
  ordered_at timestamptz not null,
  payment_method text not null,
  snapshot jsonb not null,
  subtotal_cents int not null check (subtotal_cents >= 0),
  promotions_saving_cents int not null check (promotions_saving_cents between 0 and subtotal_cents),
  shipping_cost_cents int not null check (shipping_cost_cents >= 0),
  tax_cents int not null check (tax_cents >= 0),
  tax_included boolean not null,
  total_cents int not null check (total_cents >= 0),
  check (total_cents = subtotal_cents - promotions_saving_cents + shipping_cost_cents
    + case when tax_included then 0 else tax_cents end)
);
comment on table shop_order is 'One order for each submitted cart, at most (cart_id is unique).';
comment on column shop_order.snapshot is 'Addresses, contact, shipping and texts as they were; decoded by orders/order-snapshot.ts.';
create index shop_order_customer on shop_order (customer_id, ordered_at desc);
create index shop_order_new_cart on shop_order (new_cart_id);

create table order_line (
  order_number int not null references shop_order on delete cascade,
  line smallint not null check (line >= 0),
  item_id int not null,
  product_id int not null,
  order_article_number text not null,
  name text not null,
  quantity int not null check (quantity > 0),
  single_price_cents int not null check (single_price_cents >= 0),
  net_single_price_cents int not null check (net_single_price_cents >= 0),
  total_price_cents int not null check (total_price_cents = single_price_cents * quantity),
  promotion_cents int not null default 0 check (promotion_cents between 0 and total_price_cents),
  vat_basis_points int not null check (vat_basis_points >= 0),
  picture jsonb,
  primary key (order_number, line)
);
comment on table order_line is 'item_id and product_id are no foreign keys: the order outlives the assortment.';

create table payment_attempt (
  id text primary key,
  cart_id uuid not null references cart,
  amount_cents int not null check (amount_cents > 0),
  state text not null check (state in ('open', 'paid', 'failed', 'cancelled', 'superseded', 'expired', 'paid_twice')),
  error_code text not null default '',
  provider_reference text,
  order_draft jsonb not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'open') = (ended_at is null))
);
comment on table payment_attempt is 'A card payment with what it pays for; the cart may change meanwhile.';
comment on column payment_attempt.state is 'paid_twice: the cart had been ordered by another attempt; to be refunded.';
create unique index payment_attempt_open on payment_attempt (cart_id) where state = 'open';
create index payment_attempt_cart on payment_attempt (cart_id);
create index payment_attempt_open_since on payment_attempt (created_at) where state = 'open';

create table payment_hold (
  attempt_id text not null references payment_attempt on delete cascade,
  item_id int not null references item on delete cascade,
  quantity int not null check (quantity > 0),
  primary key (attempt_id, item_id)
);
comment on table payment_hold is 'Pieces taken out of stock while an attempt is open; given back when it ends without an order.';
create index payment_hold_item on payment_hold (item_id);

create table mail_outbox (
  id bigint generated always as identity primary key,
  idempotency_key text not null unique,
  message jsonb not null,
  created_at timestamptz not null,
  next_try_at timestamptz not null,
  tries int not null default 0,
  sent_at timestamptz,
  last_fault text
);
comment on table mail_outbox is 'Mails written in the transaction that gives rise to them, delivered afterwards (orders/outbox).';
create index mail_outbox_due on mail_outbox (next_try_at) where sent_at is null;

create table newsletter_request (
  email text not null,
  store text not null check (store in ('de', 'at', 'ch', 'b2b')),
  language text not null,
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  primary key (email, store)
);
comment on table newsletter_request is 'Who asked for the newsletter; nobody receives one before confirmed_at is set.';
