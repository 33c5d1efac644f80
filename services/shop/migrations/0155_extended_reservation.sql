alter table cart add column reservation_extended_at timestamptz;
comment on column cart.reservation_extended_at is 'When the shopper had the reservations of deals extended, which is done once a cart (DEAL-14).';
