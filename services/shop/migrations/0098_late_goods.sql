-- What another tab adds while its visitor signs in arrives with the ids from before. It goes to the next cart of those
-- ids, and from there to the cart of who they have become.

alter table cart add column opened_at timestamptz not null default clock_timestamp();
update cart set opened_at = created_at;
comment on column cart.opened_at is 'Since when its visitor goes on with it: when it was made, or given back to them.';

alter table cart add column taken_from uuid references shop_user;
comment on column cart.taken_from is 'The visitor whose it was before a sign-in took it.';
