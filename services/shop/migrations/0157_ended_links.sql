-- Finds sent mails whose links may have ended.
create index mail_outbox_links on mail_outbox (sent_at)
  where message->>'text' <> '' and (idempotency_key like 'new-password:%' or idempotency_key like 'confirm-email:%');
