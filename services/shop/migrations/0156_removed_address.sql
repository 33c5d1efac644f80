-- The address that a customer removed last: hidden, and reverted until another removal or the end of the visit.
create table removed_address (
  customer_id uuid primary key references customer on delete cascade,
  id uuid not null,
  sequence bigint not null,
  kind text not null,
  is_customer_address boolean not null,
  is_packstation boolean not null,
  salutation text not null,
  first_name text not null,
  last_name text not null,
  company text not null,
  street text not null,
  addition text not null,
  post_code text not null,
  city text not null,
  country text not null,
  email text,
  created_at timestamptz not null,
  removed_at timestamptz not null
);
comment on table removed_address is 'Apart from `address`, so that no reader of addresses has to leave it out, and carts forget it at once.';
create index removed_address_removed_at on removed_address (removed_at);

-- Who used a voucher is not kept of accounts that are gone.
update voucher_redemption set redeemer = 'erased:' || cart_id
from customer
where customer.id = voucher_redemption.customer_id and customer.is_guest and customer.email is null;
