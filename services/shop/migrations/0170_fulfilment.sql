-- How orders go on: payment, shipments, papers, returns and withdrawals. Pieces are counted in the lines, where
-- constraints keep them from being shipped, cancelled or returned twice.

alter table shop_order
  add column status text not null default 'placed'
    check (status in ('placed', 'paid', 'packed', 'shipped', 'delivered', 'cancelled')),
  add column paid_cents int not null default 0 check (paid_cents >= 0),
  add column refunded_cents int not null default 0,
  add column search_text text not null default '',
  add column is_demo boolean not null default false,
  add constraint shop_order_refunded check (refunded_cents between 0 and paid_cents);
comment on column shop_order.search_text is 'Number, article numbers, names and reference in lower case; what the order list is searched in.';
comment on column shop_order.is_demo is 'Moved along by the clock of a demo shop.';
create index shop_order_demo on shop_order (order_number) where is_demo;

alter table order_line
  add column packed_quantity int not null default 0,
  add column shipped_quantity int not null default 0,
  add column cancelled_quantity int not null default 0,
  add column returned_quantity int not null default 0,
  add column credited_quantity int not null default 0,
  add column components jsonb not null default '[]',
  add constraint order_line_shipped check (shipped_quantity between 0 and packed_quantity),
  add constraint order_line_cancelled check (cancelled_quantity >= 0 and packed_quantity + cancelled_quantity <= quantity),
  add constraint order_line_returned check (returned_quantity between 0 and shipped_quantity),
  add constraint order_line_credited check (credited_quantity between 0 and returned_quantity);
comment on column order_line.credited_quantity is 'Returned pieces that have arrived at the shop and were credited.';
comment on column order_line.packed_quantity is 'Pieces that are in a shipment, whether it has left or not.';

create table order_event (
  order_number int not null references shop_order on delete cascade,
  status text not null,
  happened_at timestamptz not null,
  primary key (order_number, status)
);
comment on table order_event is 'When an order first got to a state.';

create table order_booking (
  id bigint generated always as identity primary key,
  order_number int not null references shop_order on delete cascade,
  kind text not null check (kind in ('payment', 'refund')),
  cents int not null check (cents > 0),
  reference text not null unique,
  booked_at timestamptz not null
);
comment on table order_booking is 'Money that came and went; the sums are in shop_order. One reference is booked once.';
create index order_booking_order on order_booking (order_number);

create table number_range (
  kind text primary key check (kind in ('invoice', 'credit_note', 'return')),
  last int not null
);
comment on table number_range is 'The last number of each kind. Taken within the transaction that uses it, so that there are no gaps.';
insert into number_range (kind, last) values ('invoice', 0), ('credit_note', 0), ('return', 0);

create table return_order (
  rma text primary key,
  order_number int not null references shop_order on delete cascade,
  kind text not null check (kind in ('return', 'withdrawal')),
  status text not null check (status in ('announced', 'received', 'refunded')),
  regulation text not null check (regulation in ('REFUND', 'REPLACEMENT')),
  carrier text,
  labels int not null check (labels between 0 and 9),
  contact jsonb not null,
  declaration text,
  submission_id uuid not null unique,
  created_at timestamptz not null,
  received_at timestamptz,
  refunded_at timestamptz,
  refund_cents int,
  check ((carrier is null) = (labels = 0)),
  check ((kind = 'withdrawal') = (declaration is not null))
);
create index return_order_order on return_order (order_number);

create table return_item (
  rma text not null references return_order on delete cascade,
  order_number int not null,
  line smallint not null,
  quantity int not null check (quantity >= 0),
  cancelled_quantity int not null default 0 check (cancelled_quantity >= 0),
  reason text,
  additional_info text not null default '' check (length(additional_info) <= 500),
  components jsonb not null default '[]',
  primary key (rma, line),
  foreign key (order_number, line) references order_line on delete cascade,
  check (quantity + cancelled_quantity > 0)
);
comment on column return_item.quantity is 'Pieces to send back; cancelled_quantity are those of a withdrawal that had not left.';
create index return_item_line on return_item (order_number, line);

create table return_image (
  id uuid primary key,
  order_number int not null,
  line smallint not null,
  user_id uuid not null,
  rma text references return_order on delete cascade,
  width int not null,
  height int not null,
  bytes bytea not null,
  preview bytea not null,
  added_at timestamptz not null,
  foreign key (order_number, line) references order_line on delete cascade
);
create index return_image_line on return_image (order_number, line, user_id);

create table return_upload (
  upload_id uuid not null,
  part smallint not null check (part between 0 and 39),
  parts smallint not null check (parts between 1 and 40),
  order_number int not null,
  line smallint not null,
  user_id uuid not null,
  bytes bytea not null,
  added_at timestamptz not null,
  primary key (upload_id, part),
  foreign key (order_number, line) references order_line on delete cascade
);
comment on table return_upload is 'Pictures of which not all parts have come; dropped with the last one, or after an hour.';
create index return_upload_added_at on return_upload (added_at);

create table return_state (
  user_id uuid primary key,
  order_number int not null references shop_order on delete cascade,
  state jsonb not null,
  changed_at timestamptz not null
);
comment on table return_state is 'What a visitor has chosen in the steps of a return; one order at a time (RET-09).';
create index return_state_changed_at on return_state (changed_at);

create table shipment (
  id bigint generated always as identity primary key,
  order_number int not null references shop_order on delete cascade,
  status text not null check (status in ('packed', 'shipped', 'delivered')),
  carrier text not null,
  tracking_code text,
  rma text references return_order,
  packed_at timestamptz not null,
  shipped_at timestamptz,
  delivered_at timestamptz,
  expected_delivery date not null,
  check ((shipped_at is null) = (status = 'packed')),
  check ((tracking_code is null) = (status = 'packed')),
  check ((delivered_at is not null) = (status = 'delivered'))
);
comment on column shipment.rma is 'The return that it replaces the goods of.';
create index shipment_order on shipment (order_number, id);

create table shipment_item (
  shipment_id bigint not null references shipment on delete cascade,
  order_number int not null,
  line smallint not null,
  quantity int not null check (quantity > 0),
  primary key (shipment_id, line),
  foreign key (order_number, line) references order_line on delete cascade
);
create index shipment_item_line on shipment_item (order_number, line);

create table order_paper (
  kind text not null check (kind in ('invoice', 'credit_note')),
  number int not null check (number > 0),
  order_number int not null references shop_order,
  rma text references return_order,
  issued_at timestamptz not null,
  total_cents int not null check (total_cents >= 0),
  content jsonb not null,
  primary key (kind, number)
);
comment on table order_paper is 'Invoices and credit notes; what they say never changes.';
create index order_paper_order on order_paper (order_number);
create unique index order_paper_one_invoice on order_paper (order_number) where kind = 'invoice';

create table item_component (
  item_id int not null references item on delete cascade,
  position smallint not null check (position > 0),
  name_de text not null check (name_de <> ''),
  name_en text not null check (name_en <> ''),
  quantity int not null check (quantity > 0),
  primary key (item_id, position)
);
comment on table item_component is 'What a set consists of; orders keep a copy.';

update shop_order set
  paid_cents = case when payment_method in ('CREDIT_CARD', 'PAYPAL', 'TWINT', 'AMAZONPAY', 'NONE') then total_cents else 0 end,
  status = case when payment_method in ('CREDIT_CARD', 'PAYPAL', 'TWINT', 'AMAZONPAY', 'NONE') then 'paid' else 'placed' end,
  search_text = lower(concat_ws(' ', order_number::text, snapshot ->> 'orderReference', (
    select string_agg(line.order_article_number || ' ' || line.name, ' ' order by line.line)
    from order_line line where line.order_number = shop_order.order_number)));
insert into order_event (order_number, status, happened_at) select order_number, 'placed', ordered_at from shop_order;
insert into order_event (order_number, status, happened_at)
  select order_number, 'paid', ordered_at from shop_order where status = 'paid';
insert into order_booking (order_number, kind, cents, reference, booked_at)
  select order_number, 'payment', paid_cents, 'order:' || order_number, ordered_at from shop_order where paid_cents > 0;
