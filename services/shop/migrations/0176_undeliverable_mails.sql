alter table mail_outbox add column undeliverable_at timestamptz;
comment on column mail_outbox.undeliverable_at is 'When the receiving server refused the mail for good; last_fault has its words.';

drop index mail_outbox_due;
create index mail_outbox_due on mail_outbox (next_try_at) where sent_at is null and undeliverable_at is null;

drop index mail_outbox_links;
create index mail_outbox_links on mail_outbox ((coalesce(sent_at, undeliverable_at)))
  where message->>'text' <> '' and (idempotency_key like 'new-password:%' or idempotency_key like 'confirm-email:%');
