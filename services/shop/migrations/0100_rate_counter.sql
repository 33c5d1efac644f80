create table rate_counter (
  key text primary key,
  used int not null check (used > 0),
  ends_at timestamptz not null
);
create index rate_counter_ends_at on rate_counter (ends_at);
comment on table rate_counter is 'Attempts within a window by rule and a digest of who attempts; a window that has ended counts for nothing.';
