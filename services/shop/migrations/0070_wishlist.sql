-- Wish lists. A visitor's hangs on the device's user id, a customer's on the account.

create table wishlist (
  id uuid primary key,
  customer_id text,
  user_id text,
  name text not null check (length(name) between 1 and 80),
  description text not null default '',
  is_default boolean not null default false,
  is_standard boolean not null default false,
  created_at timestamptz not null,
  check ((customer_id is null) <> (user_id is null))
);
comment on table wishlist is 'Default lists (merkzettel, WISH-14) come into being with their first entry.';
create unique index wishlist_default_customer on wishlist (customer_id) where is_default and customer_id is not null;
create unique index wishlist_default_user on wishlist (user_id) where is_default and user_id is not null;
create index wishlist_customer on wishlist (customer_id) where customer_id is not null;
create index wishlist_user on wishlist (user_id) where user_id is not null;

create table wishlist_entry (
  id uuid primary key,
  wishlist_id uuid not null references wishlist on delete cascade,
  product_id int not null references product on delete cascade,
  item_id int references item on delete cascade,
  quantity int not null check (quantity between 1 and 9998),
  added_at timestamptz not null,
  sequence bigint generated always as identity,
  unique nulls not distinct (wishlist_id, product_id, item_id)
);
comment on column wishlist_entry.item_id is 'Null: no variant was chosen.';
create index wishlist_entry_product on wishlist_entry (product_id);
create index wishlist_entry_item on wishlist_entry (item_id);
