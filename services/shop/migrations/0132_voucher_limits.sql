-- How often a voucher counts: in all, and for one customer. A redemption is noted when its order is made, or when the
-- payment for it begins.
alter table voucher
  add column max_redemptions int check (max_redemptions > 0),
  add column max_per_customer int check (max_per_customer > 0);
comment on column voucher.max_redemptions is 'Orders that may use it in all; null: any number.';
comment on column voucher.max_per_customer is 'Orders of one customer, or of a guest of the same e-mail, that may use it; null: any number.';

create table voucher_redemption (
  code text not null references voucher on delete cascade,
  cart_id uuid not null references cart,
  redeemer text not null check (redeemer <> ''),
  customer_id uuid references customer on delete set null,
  order_number int references shop_order,
  redeemed_at timestamptz not null,
  primary key (code, cart_id)
);
comment on table voucher_redemption is 'Where a voucher was used. Count it while locking the voucher.';
comment on column voucher_redemption.redeemer is 'The buyer''s e-mail in its plain form, by which guests are known again.';
comment on column voucher_redemption.customer_id is 'The account, so that another e-mail makes no other customer of it; null for guests.';
comment on column voucher_redemption.order_number is 'Null while the payment that began is open.';
create index voucher_redemption_redeemer on voucher_redemption (code, redeemer);
create index voucher_redemption_customer on voucher_redemption (code, customer_id) where customer_id is not null;

-- The demo's vouchers are for one order of each customer.
update voucher set max_per_customer = 1 where code in ('SCHULE10', 'GESCHENK')
  and exists (select from seed_record where section = 'cart');
