-- Listings are sorted by the price that a tile shows, a running deal's included: they must learn of deals.
create trigger lightning_deal_version after insert or delete on lightning_deal for each statement execute function bump_catalogue_version();

-- Orders raise taken all the time; listings care only when the last piece goes or one comes back. Deferred to the
-- commit, like that of the stock.
create constraint trigger lightning_deal_change_version after update on lightning_deal deferrable initially deferred
  for each row when (
    (old.taken < old.quantity) is distinct from (new.taken < new.quantity)
    or (old.price_cents, old.starts_at, old.ends_at) is distinct from (new.price_cents, new.starts_at, new.ends_at)
  ) execute function bump_catalogue_version();
