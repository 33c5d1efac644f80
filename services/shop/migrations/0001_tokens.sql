-- API tokens carry the epoch they were issued in; raising the epoch revokes all that are out at once.
create table access_token_epoch (
  only_row boolean primary key default true check (only_row),
  epoch integer not null default 1
);
insert into access_token_epoch default values;

-- Every customer token issued, so that one of them or all of a customer's can be revoked.
create table customer_token (
  token_id uuid primary key,
  customer_id text not null,
  store text not null check (store in ('de', 'at', 'ch', 'b2b')),
  is_guest boolean not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > issued_at),
  revoked_at timestamptz
);
create index customer_token_customer on customer_token (customer_id) where revoked_at is null;
create index customer_token_expiry on customer_token (expires_at);
