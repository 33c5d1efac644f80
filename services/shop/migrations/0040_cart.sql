-- Visitors, their carts and what may be had for nothing. Money is integer cents. Prices are never stored here:
-- they are read from `price` and `lightning_deal` whenever a cart is looked at.

create table shop_user (
  id uuid primary key,
  created_at timestamptz not null default now()
);
comment on table shop_user is 'A device''s visitor (X-iSHOP-API-USERID), signed in or not.';

create sequence order_number as int start 40012345;

create table cart (
  id uuid primary key,
  store text not null check (store in ('de', 'at', 'ch', 'b2b')),
  user_id uuid references shop_user,
  customer_id uuid,
  created_at timestamptz not null default now(),
  submitted_at timestamptz,
  merged_at timestamptz,
  billing_address_id uuid,
  shipping_address_id uuid,
  shipper text check (shipper in ('dhl', 'spedition')),
  spedition_fields jsonb not null default '{}',
  payment_method text,
  buyer_reference text,
  order_reference text not null default '' check (length(order_reference) <= 80),
  order_comment text not null default '' check (length(order_comment) <= 1000),
  shown_total_cents int,
  order_number int unique,
  check (customer_id is not null or user_id is not null),
  check (submitted_at is null or merged_at is null)
);
comment on table cart is 'A basket of one visitor or customer in one store. Open while neither submitted nor merged; then it never changes.';
comment on column cart.customer_id is 'The owner; null: the visitor user_id is. A guest''s cart has both, so that the visitor gets the next one.';
comment on column cart.shipper is 'The shopper''s own choice; null: the default for the address.';
comment on column cart.shown_total_cents is 'The total that the shopper was shown last: an order at another one is refused.';
comment on column cart.order_number is 'Given when the first payment starts or the order is made; kept over failed payments.';
create unique index cart_open_of_user on cart (user_id, store)
  where customer_id is null and submitted_at is null and merged_at is null;
create unique index cart_open_of_customer on cart (customer_id, store)
  where customer_id is not null and submitted_at is null and merged_at is null;

create table cart_position (
  id uuid primary key,
  cart_id uuid not null references cart on delete cascade,
  item_id int not null references item on delete cascade,
  kind text not null check (kind in ('normal', 'deal', 'free', 'catalog')),
  quantity int not null check (quantity between 1 and 9998),
  deal_id int references lightning_deal,
  reserved_until timestamptz,
  sequence bigint generated always as identity,
  unique (cart_id, item_id, kind),
  check ((kind = 'deal') = (deal_id is not null)),
  check ((kind = 'deal') = (reserved_until is not null)),
  check (kind in ('normal', 'deal') or quantity = 1)
);
comment on table cart_position is 'A line. `deal` lines have their pieces reserved in lightning_deal.taken until reserved_until.';
create index cart_position_expiry on cart_position (reserved_until) where kind = 'deal';
create index cart_position_item on cart_position (item_id);

create table voucher (
  code text primary key check (code = upper(code) and code ~ '^[A-Z0-9-]{3,40}$'),
  kind text not null check (kind in ('percentage', 'free_article')),
  name_de text not null,
  name_en text not null,
  percent_basis_points int check (percent_basis_points between 1 and 10000),
  item_id int references item on delete cascade,
  minimum_subtotal_cents int not null default 0 check (minimum_subtotal_cents >= 0),
  starts_at timestamptz not null default '-infinity',
  ends_at timestamptz not null default 'infinity',
  check ((kind = 'percentage') = (percent_basis_points is not null)),
  check ((kind = 'free_article') = (item_id is not null))
);
comment on table voucher is 'A code that takes a percentage off or brings an article, from a subtotal on.';

create table cart_voucher (
  cart_id uuid not null references cart on delete cascade,
  code text not null references voucher on delete cascade,
  redeemed_at timestamptz not null,
  primary key (cart_id, code)
);

create table free_offer (
  store text not null check (store in ('de', 'at', 'ch', 'b2b')),
  item_id int not null references item on delete cascade,
  kind text not null check (kind in ('free', 'catalog')),
  minimum_subtotal_cents int not null default 0 check (minimum_subtotal_cents >= 0),
  primary key (store, item_id, kind)
);
comment on table free_offer is 'Articles and catalogues that a cart of a store may have for nothing, from a subtotal on (CART-06).';
