-- What the provider is asked before an attempt is given up, what is paid back, and what an operator has to look into.
alter table payment_attempt drop constraint payment_attempt_state_check;
alter table payment_attempt add constraint payment_attempt_state_check
  check (state in ('open', 'paid', 'failed', 'cancelled', 'superseded', 'expired', 'paid_twice', 'refunded'));
comment on column payment_attempt.state is
  'paid_twice: the cart had been ordered by another attempt; refunded: paid after its goods had gone; both are paid back.';
alter table payment_attempt add column inquiry_due_at timestamptz;
comment on column payment_attempt.inquiry_due_at is
  'When the provider is asked next what became of it; null: it is known, or nobody can be asked.';
create index payment_attempt_inquiry on payment_attempt (inquiry_due_at) where inquiry_due_at is not null;
update payment_attempt set inquiry_due_at = created_at + interval '30 minutes'
where state in ('open', 'superseded', 'expired')
  and order_draft #>> '{head,paymentMethod}' in ('CREDIT_CARD', 'PAYPAL', 'TWINT');

create table payment_refund (
  attempt_id text primary key references payment_attempt,
  provider_reference text not null,
  amount_cents int not null check (amount_cents > 0),
  requested_at timestamptz not null,
  next_try_at timestamptz not null,
  refunded_at timestamptz
);
comment on table payment_refund is 'Payments that could not be ordered and go back the way they came.';
create index payment_refund_due on payment_refund (next_try_at) where refunded_at is null;

create table payment_task (
  id bigint generated always as identity primary key,
  transaction_id text not null,
  attempt_id text references payment_attempt,
  reason text not null check (reason in ('no_answer', 'amount_differs', 'unknown_payment', 'refund_not_made')),
  provider_reference text,
  amount_cents int,
  created_at timestamptz not null,
  settled_at timestamptz,
  settled_as text check (settled_as in ('ordered', 'not_paid', 'done_by_hand', 'answered')),
  note text not null default '',
  unique (transaction_id, reason),
  check ((settled_at is null) = (settled_as is null))
);
comment on table payment_task is 'Payments that the shop cannot settle by itself; an operator does.';
create index payment_task_open on payment_task (created_at) where settled_at is null;
