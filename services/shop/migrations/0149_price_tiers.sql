-- What a piece costs from a number of pieces on, e.g. in class sets of the business store: [{"from": 10, "cents": 95}].
alter table price add column tiers jsonb not null default '[]' check (jsonb_typeof(tiers) = 'array');
comment on column price.tiers is 'Lower prices by number of pieces: [{"from", "cents"}], rising in pieces and falling in price.';
