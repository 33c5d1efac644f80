-- Links of mails that change an account once, and requests for such mails.

create table account_link (
  digest text primary key,
  customer_id uuid not null references customer on delete cascade,
  kind text not null check (kind in ('password', 'email')),
  email text check (length(email) <= 80),
  made_at timestamptz not null,
  ends_at timestamptz not null,
  check ((kind = 'email') = (email is not null))
);
comment on table account_link is 'What the link of a mail opens, once: a new password, or the email that the account gets. The mail alone has the secret.';
create index account_link_customer on account_link (customer_id, kind);
create index account_link_ends_at on account_link (ends_at);

create table password_request (
  id bigint generated always as identity primary key,
  realm text not null check (realm in ('consumer', 'b2b')),
  email text not null,
  customer_number text not null,
  phone text not null,
  language text not null,
  origin text not null,
  made_at timestamptz not null
);
comment on table password_request is 'Forgotten passwords as they were typed, whether there is such an account or not; each is dropped when it was looked at.';
