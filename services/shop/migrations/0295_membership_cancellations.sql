-- Cancellations of memberships, as they were declared without a login (§ 312k BGB). Each is received and receipted, also where
-- no membership is found for it: a person looks at those.
create table membership_cancellation (
  id int generated always as identity (start with 1001) primary key,
  submission_id uuid not null unique,
  store text not null check (store in ('de', 'at', 'ch', 'b2b')),
  language text not null,
  membership_id int references prime_membership on delete cascade,
  kind text not null check (kind in ('ordinary', 'extraordinary')),
  contract text not null,
  name text not null,
  email text not null,
  wished_on date,
  reason text not null,
  declaration text not null,
  declared_at timestamptz not null,
  held_until timestamptz,
  status text not null check (status in ('held', 'received', 'undone')),
  check (status = 'received' or held_until is not null)
);
comment on table membership_cancellation is 'Cancellations of memberships as they were declared (§ 312k BGB).';
comment on column membership_cancellation.membership_id is 'The membership that it is about; null where none was found.';
comment on column membership_cancellation.held_until is 'Until when the membership''s own address could object; null where its owner was signed in.';
create index membership_cancellation_due on membership_cancellation (held_until) where status = 'held';
create index membership_cancellation_membership on membership_cancellation (membership_id, declared_at);
