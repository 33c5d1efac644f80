-- Buyers who have ticked on the summary that they may be asked for ratings (C-97).
create table rating_wish (
  cart_id uuid primary key references cart on delete cascade,
  wished_at timestamptz not null,
  asked_at timestamptz
);
comment on table rating_wish is 'No row, no mail. An order has the id of its cart.';
comment on column rating_wish.asked_at is 'When the mail was put on its way; it is sent once.';
create index rating_wish_open on rating_wish (cart_id) where asked_at is null;
