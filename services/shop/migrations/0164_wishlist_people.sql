-- Wish lists that several people work on: who is on them, links, comments, versions, what was removed.

alter table wishlist add column version int not null default 0;
comment on column wishlist.version is 'Counts changes of name and description.';

alter table wishlist_entry
  add column version int not null default 0,
  add column removed_at timestamptz,
  add column removed_by text,
  add check ((removed_at is null) = (removed_by is null)),
  drop constraint wishlist_entry_wishlist_id_product_id_item_id_key;
comment on column wishlist_entry.version is 'Counts changes of item and quantity.';
comment on column wishlist_entry.removed_at is 'Set: it is not on the list any more, but can be restored for a day.';
comment on column wishlist_entry.removed_by is 'Person as `c:` and a customer''s id, or `u:` and a visitor''s.';
create unique index wishlist_entry_listed on wishlist_entry (wishlist_id, product_id, item_id) nulls not distinct
  where removed_at is null;
create index wishlist_entry_removed on wishlist_entry (wishlist_id) where removed_at is not null;

create table wishlist_member (
  id uuid primary key,
  wishlist_id uuid not null references wishlist on delete cascade,
  customer_id text not null,
  "right" text not null check ("right" in ('admin', 'editor', 'commentator')),
  is_standard boolean not null default false,
  joined_at timestamptz not null,
  unique (wishlist_id, customer_id)
);
comment on table wishlist_member is 'Who is on a list beside its creator, who is `wishlist.customer_id`.';
create index wishlist_member_customer on wishlist_member (customer_id);

create table wishlist_invite (
  id uuid primary key,
  wishlist_id uuid not null references wishlist on delete cascade,
  "right" text not null check ("right" in ('admin', 'editor', 'commentator')),
  made_at timestamptz not null,
  ends_at timestamptz not null,
  revoked_at timestamptz
);
comment on table wishlist_invite is 'Links to lists. What a link carries is derived from the id and a secret of the shop, so that the database opens nothing.';
create unique index wishlist_invite_running on wishlist_invite (wishlist_id, "right") where revoked_at is null;

create table wishlist_comment (
  id uuid primary key,
  entry_id uuid not null references wishlist_entry on delete cascade,
  author text not null,
  comment text not null check (length(comment) between 1 and 1000),
  written_at timestamptz not null,
  sequence bigint generated always as identity
);
comment on column wishlist_comment.author is 'Person as in `wishlist_entry.removed_by`.';
create index wishlist_comment_entry on wishlist_comment (entry_id, sequence);
create index wishlist_comment_author on wishlist_comment (author);

create table wishlist_outcome (
  entry_id uuid not null references wishlist_entry on delete cascade,
  person text not null,
  variants_to_choose boolean not null,
  quantity_changed boolean not null,
  max_in_cart boolean not null,
  added int not null,
  primary key (entry_id, person)
);
comment on table wishlist_outcome is 'What came of an entry when a person put it into their cart last.';
create index wishlist_outcome_person on wishlist_outcome (person);
