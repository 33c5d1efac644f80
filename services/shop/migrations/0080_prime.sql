create table prime_offer (
  store text primary key check (store in ('de', 'at', 'ch', 'b2b')),
  item_id int not null references item on delete cascade,
  duration_months int not null check (duration_months > 0),
  advantages jsonb not null default '[]',
  questions jsonb not null default '[]'
);
comment on table prime_offer is 'The membership that a store offers (PRIME-01); its name and price are those of its item. No row: none.';
comment on column prime_offer.advantages is 'A sentence each: [{de, en}].';
comment on column prime_offer.questions is 'Questions with answers as HTML: [{"question": {de, en}, "answer": {de, en}}].';
