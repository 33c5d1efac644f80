-- Guesses of passwords wait longer and longer, and are counted like other attempts; the counter of names alone, which
-- let anybody lock an owner out, goes.

alter table rate_counter add column free_at timestamptz;
comment on column rate_counter.free_at is 'Until then no further attempt is made; null: the next one may be.';

create table known_source (
  account text not null,
  source text not null,
  seen_at timestamptz not null,
  primary key (account, source)
);
comment on table known_source is 'Browsers and addresses that signed in to an account, all as digests: strangers'' guesses do not make them wait.';
create index known_source_seen_at on known_source (seen_at);

drop table login_failure;
