-- Lists that the shop makes, e.g. class lists, and what visitors chose on them.

create table teaser_wishlist (
  id text primary key check (id ~ '^[a-z0-9-]{1,80}$'),
  stores text[] not null,
  audience text not null check (audience in ('consumer', 'school')),
  name_de text not null,
  name_en text not null,
  description_de text not null,
  description_en text not null,
  picture jsonb,
  position int not null,
  created_at timestamptz not null
);
comment on column teaser_wishlist.stores is 'Stores that show it.';

create table teaser_wishlist_entry (
  id uuid primary key,
  teaser_wishlist_id text not null references teaser_wishlist on delete cascade,
  product_id int not null references product on delete cascade,
  item_id int references item on delete set null,
  quantity int not null check (quantity between 1 and 9998),
  position int not null
);
create index teaser_wishlist_entry_list on teaser_wishlist_entry (teaser_wishlist_id, position);
create index teaser_wishlist_entry_product on teaser_wishlist_entry (product_id);
create index teaser_wishlist_entry_item on teaser_wishlist_entry (item_id);

create table teaser_wishlist_choice (
  entry_id uuid not null references teaser_wishlist_entry on delete cascade,
  person text not null,
  item_id int not null references item on delete cascade,
  quantity int not null check (quantity between 1 and 9998),
  chosen_at timestamptz not null,
  primary key (entry_id, person)
);
comment on column teaser_wishlist_choice.person is '`c:` and a customer''s id, or `u:` and a visitor''s.';
create index teaser_wishlist_choice_person on teaser_wishlist_choice (person);
create index teaser_wishlist_choice_item on teaser_wishlist_choice (item_id);
