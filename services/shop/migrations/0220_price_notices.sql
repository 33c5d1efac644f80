-- Open pages follow the end of a deal by themselves, as the graph says until when a price is held. What they cannot foresee
-- is told: a deal that is made, moved or taken away, and one whose last piece goes or comes back. Reservations are not.
create trigger lightning_deal_prices after insert or delete on lightning_deal
  for each statement execute function notify_cache_tag('prices');
create trigger lightning_deal_change_prices after update on lightning_deal
  for each row when (
    (old.taken < old.quantity) is distinct from (new.taken < new.quantity)
    or (old.price_cents, old.starts_at, old.ends_at) is distinct from (new.price_cents, new.starts_at, new.ends_at)
  ) execute function notify_cache_tag('prices');

create or replace function notify_deal_switch() returns trigger language plpgsql as $$
begin
  if 'lightning_deal' in (old.name, new.name) then
    perform pg_notify('cache_tag', 'deals');
    perform pg_notify('cache_tag', 'prices');
    update catalogue_version set version = version + 1, changed_at = now();
  end if;
  return null;
end
$$;
