-- Competitions, and who takes part; operators read it in the back office.

create table competition (
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  store text not null check (store in ('de', 'at', 'ch', 'b2b')),
  title_de text not null,
  title_en text not null,
  prize_de text not null,
  prize_en text not null,
  question_de text not null,
  question_en text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at)
);
comment on table competition is 'Competitions; a store shows the one that runs and ends first.';

create table competition_entry (
  competition_id text not null references competition on delete cascade,
  email text not null,
  first_name text not null,
  last_name text not null,
  answer text not null,
  entered_at timestamptz not null,
  primary key (competition_id, email)
);
comment on table competition_entry is 'Who takes part in a competition, once with an email.';
