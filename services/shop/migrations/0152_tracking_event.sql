-- What visitors who have agreed to be measured did on the pages (OP-M-43).

create table tracking_event (
  id uuid primary key,
  store text not null check (store in ('de', 'at', 'ch', 'b2b')),
  language text not null,
  name text not null check (name <> ''),
  payload jsonb not null,
  occurred_at timestamptz not null,
  received_at timestamptz not null
);
comment on table tracking_event is 'Events of visitors with consent; the id is the browser''s, so that what is sent twice is stored once.';
create index tracking_event_received on tracking_event (received_at desc);
