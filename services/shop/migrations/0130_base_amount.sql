-- What a unit of measure costs follows from the price that is shown, a deal's included: stored is how much a piece holds.
alter table price add column base_amount numeric(12, 4) check (base_amount > 0);
update price set base_amount = greatest(0.0001, round(price_cents::numeric / base_price_cents, 4))
  where base_price_cents is not null;
alter table price drop column base_price_cents;
alter table price add check ((base_amount is null) = (base_unit_de is null));
alter table price add check ((base_amount is null) = (base_unit_en is null));
comment on column price.base_amount is 'Units of measure that a piece holds, e.g. 0.75 for 750 g at a price per kg.';
comment on column price.lowest_30_days_cents is 'Lowest price of the 30 days before the reduction; due with every old price. Struck prices, percentages and the note are all measured against it.';
comment on column price.old_price_cents is 'Price before the reduction, like price_cents gross or net: the operator''s record, never shown.';

-- The demo's own brand has no maker who could recommend another price.
update price set list_price_cents = null
  where list_price_cents is not null and exists (select from seed_record where section = 'catalogue')
    and item_id in (select item.id from item join product on product.id = product_id where manufacturer = 'Chalkbox');
