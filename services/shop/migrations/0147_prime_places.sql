-- Memberships may be limited; who wants one while all are taken waits.

alter table prime_offer add column places int check (places >= 0);
comment on column prime_offer.places is 'Memberships that may run at a time; null: any number.';

create table prime_waiting (
  email text not null,
  store text not null check (store in ('de', 'at', 'ch', 'b2b')),
  language text not null,
  requested_at timestamptz not null,
  primary key (email, store)
);
comment on table prime_waiting is 'Who is informed when memberships can be ordered again.';
create index prime_membership_running on prime_membership (store, ends_on);
