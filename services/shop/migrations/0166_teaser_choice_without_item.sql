-- A visitor may want more pieces of an entry of a teaser list before choosing a variant.

alter table teaser_wishlist_choice alter column item_id drop not null;
comment on column teaser_wishlist_choice.item_id is 'Null: the item that the list names, if it names one.';
