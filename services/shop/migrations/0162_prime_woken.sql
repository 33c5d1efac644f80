-- Who waits for a membership is informed when there is one, in the order of their requests.
alter table prime_waiting
  add column origin text,
  add column woken_at timestamptz;
comment on column prime_waiting.origin is 'Where the storefront was when they asked, e.g. https://shop.example; null where its host was not known.';
comment on column prime_waiting.woken_at is 'When they were informed; they have the place to themselves for two days, and may ask again.';
create index prime_waiting_open on prime_waiting (store, requested_at) where woken_at is null;
