-- What shoppers call things, and where some searches lead instead of to their hits. Operators change both.
create table search_synonym (
  language text not null check (language in ('de', 'en')),
  word text not null check (word ~ '\S' and length(word) <= 80),
  meant text[] not null check (cardinality(meant) between 1 and 10),
  primary key (language, word)
);
comment on table search_synonym is 'What shoppers call something, and what the assortment calls it.';
comment on column search_synonym.word is 'As shoppers type it: a word or a phrase; case, umlauts, blanks and hyphens do not matter.';
comment on column search_synonym.meant is 'Words or phrases of the assortment, any of which is meant.';

create table search_redirect (
  id int generated always as identity primary key,
  store text check (store in ('de', 'at', 'ch', 'b2b')),
  query text not null check (query ~ '\S' and length(query) <= 80),
  address text not null check (address ~ '^(/([^/\\]|$)|https?://)'),
  overwritten_query text not null default '' check (length(overwritten_query) <= 80),
  unique nulls not distinct (store, query)
);
comment on table search_redirect is 'Searches that lead to a page instead of to their hits (SEARCH-14).';
comment on column search_redirect.store is 'The store that it holds in; null for all stores. A store''s own one wins.';
comment on column search_redirect.query is 'What is searched for; case, umlauts, blanks and hyphens do not matter.';
comment on column search_redirect.address is 'A path of the shop, or an address elsewhere (SEARCH-21).';
comment on column search_redirect.overwritten_query is 'What the search box shows on that page.';

create trigger search_synonym_version after insert or update or delete on search_synonym for each statement execute function bump_catalogue_version();
create trigger search_redirect_version after insert or update or delete on search_redirect for each statement execute function bump_catalogue_version();
