alter table lightning_deal add renews boolean not null default false;
comment on column lightning_deal.renews is 'Begins anew when it ends, in the local environment: the demo always has running deals.';
-- Deals that a demo shop has so far are those of its demo data.
update lightning_deal set renews = true where exists (select from seed_record where section = 'catalogue');

-- A deal that ends, or is deleted, asks which carts hold pieces of it.
create index cart_position_deal on cart_position (deal_id) where deal_id is not null;
