-- The membership is ordered on its own page: it is in no listing, no basket and on no list. Catalogues in memory must learn
-- which item it is.
create trigger prime_offer_version after insert or delete or update of item_id on prime_offer
  for each statement execute function bump_catalogue_version();

comment on table prime_offer is 'The membership that a store offers (PRIME-01); its name and price are those of its item, which is no goods in any store. No row: none.';
