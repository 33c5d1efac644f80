import type { DatabaseSync } from "node:sqlite";
import { openDatabase } from "../platform/sqlite.ts";

const schema = `
create table if not exists payment (
  id text primary key,
  transaction_id text not null unique,
  pay_id text not null unique,
  request text not null,
  status text not null check (status in ('open', 'challenge', 'processing', 'success', 'failure', 'cancelled')),
  card_brand text,
  card_last4 text check (length(card_last4) = 4),
  result_len text,
  result_data text,
  return_url text,
  created_at integer not null,
  check ((status in ('success', 'failure', 'cancelled')) = (result_data is not null))
) strict;
create table if not exists notification (
  payment_id text primary key references payment (id),
  state text not null check (state in ('pending', 'delivered', 'failed')),
  attempts integer not null,
  first_at integer not null,
  next_at integer not null
) strict;
create table if not exists closed_transaction (
  transaction_id text primary key,
  closed_at integer not null
) strict;
create table if not exists refund (
  payment_id text primary key references payment (id),
  amount integer not null,
  refunded_at integer not null
) strict;
create table if not exists partial_refund (
  payment_id text not null references payment (id),
  refund_id text not null,
  amount integer not null,
  refunded_at integer not null,
  primary key (payment_id, refund_id)
) strict;
insert into partial_refund select payment_id, 'payment', amount, refunded_at from refund where true on conflict do nothing;
create index if not exists notification_due on notification (next_at) where state = 'pending';
`;

/** Opens the database of payments and callbacks in the sandbox's folder. */
export function openCardDatabase(folder: string): DatabaseSync {
  return openDatabase(folder, "card.sqlite", schema);
}
