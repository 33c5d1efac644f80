-- Operators switch lightning deals on and off (CONST-01): the parameter lightning_deal, entry lightning_deal, holds the
-- word on. A store's own value wins, as everywhere. Shops from before the switch go on selling deals.
insert into global_parameter (name, entry, store, value) values ('lightning_deal', 'lightning_deal', null, 'on')
on conflict do nothing;

create function deals_are_on(asked_store text) returns boolean language sql stable parallel safe as $$
  select coalesce((
    select value = 'on' from global_parameter
    where name = 'lightning_deal' and entry = 'lightning_deal' and (store = asked_store or store is null)
    order by store nulls last limit 1), false)
$$;
comment on function deals_are_on(text) is 'Whether a store sells lightning deals; a missing or other value is off.';

-- Prices of tiles, product pages and listings change with the switch, as they do with a deal.
create function notify_deal_switch() returns trigger language plpgsql as $$
begin
  if 'lightning_deal' in (old.name, new.name) then
    perform pg_notify('cache_tag', 'deals');
    update catalogue_version set version = version + 1, changed_at = now();
  end if;
  return null;
end
$$;
create trigger global_parameter_deals after insert or update or delete on global_parameter
  for each row execute function notify_deal_switch();
