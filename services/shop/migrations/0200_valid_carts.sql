-- A cart stays valid whatever joins it: what the shop had to change is kept until the shopper has seen it, and a voucher
-- that counted is known to have counted.
create table cart_correction (
  id bigint generated always as identity primary key,
  cart_id uuid not null references cart on delete cascade,
  item_id int references item on delete cascade,
  quantity int,
  message_key text not null,
  text_de text not null,
  text_en text not null,
  made_at timestamptz not null,
  told_at timestamptz
);
comment on table cart_correction is 'What the shop changed in an open cart so that it keeps the rules, in words for the shopper.';
comment on column cart_correction.quantity is 'Pieces of the item that the cart held then; null where there is no item.';
comment on column cart_correction.text_de is 'In the German of the cart''s store.';
comment on column cart_correction.told_at is 'When a page first showed it; the shopper''s next own change drops it then.';
create index cart_correction_cart on cart_correction (cart_id);

alter table cart_voucher add column counted boolean not null default false;
comment on column cart_voucher.counted is 'Whether it took something off, or brought its article, when the shopper last changed the cart.';
