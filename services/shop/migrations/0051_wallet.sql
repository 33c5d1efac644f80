-- Sessions with the wallet provider (docs/guides/wallet-payments.md).

create table wallet_session (
  id text primary key,
  cart_id uuid not null references cart on delete cascade,
  state text not null check (state in ('opened', 'bound', 'charging', 'ended')),
  attempt_id text references payment_attempt,
  changed_at timestamptz not null
);
comment on table wallet_session is 'What the wallet knows about a cart; id is the wallet''s own.';
comment on column wallet_session.state is 'opened: the shopper is at the wallet. bound: its addresses and money are the cart''s. charging: the money may have been taken already.';
comment on column wallet_session.attempt_id is 'The payment that the shopper was asked for last.';
create index wallet_session_cart on wallet_session (cart_id);
create index wallet_session_attempt on wallet_session (attempt_id);
create unique index wallet_session_bound on wallet_session (cart_id) where state in ('bound', 'charging');
create index wallet_session_charging on wallet_session (changed_at) where state = 'charging';
