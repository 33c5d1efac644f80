-- Members of the demo do not hear of deals before others: what is promised is what is done.
update prime_offer set advantages = (
  select coalesce(jsonb_agg(advantage order by place), '[]')
  from jsonb_array_elements(advantages) with ordinality as promised (advantage, place)
  where advantage ->> 'de' <> 'Blitzangebote erfahren Sie vor allen anderen'
) where exists (select from seed_record where section = 'prime');
comment on column item.prime_faehig is 'Delivered free of charge to members of prime.';
