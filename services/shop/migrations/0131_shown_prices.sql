-- What shoppers were shown, so that a basket can say what has changed since. What is paid is always read anew.
alter table cart_position
  add column shown_cents int check (shown_cents >= 0),
  add column lapsed_quantity int not null default 0 check (lapsed_quantity >= 0),
  add column lapsed_cents int check (lapsed_cents >= 0),
  add check ((lapsed_quantity = 0) = (lapsed_cents is null)),
  add check (kind = 'normal' or lapsed_quantity = 0);
comment on column cart_position.shown_cents is 'Price of a piece that the shopper was shown when the line was put in or last changed.';
comment on column cart_position.lapsed_quantity is 'Pieces of a normal line whose reservation in a deal has ended since then, at lapsed_cents a piece.';
