-- What visitors send by the contact form; operators read it in the back office.

create table contact_message (
  id uuid primary key,
  store text not null check (store in ('de', 'at', 'ch', 'b2b')),
  language text not null,
  name text not null,
  email text not null,
  topic text not null,
  reference text not null,
  message text not null,
  sent_at timestamptz not null
);
comment on table contact_message is 'Messages of the contact form; each was sent to the service by mail as well.';
create index contact_message_sent_at on contact_message (sent_at);
