create table prime_membership (
  id int generated always as identity (start with 70001) primary key,
  customer_id uuid not null references customer on delete cascade,
  store text not null check (store in ('de', 'at', 'ch', 'b2b')),
  plan text not null check (plan <> ''),
  price_cents int not null check (price_cents > 0),
  vat_basis_points smallint not null check (vat_basis_points between 0 and 3000),
  payment_id text not null,
  starts_on date not null,
  ends_on date not null,
  ordered_at timestamptz not null,
  unique (customer_id, starts_on),
  check (ends_on > starts_on)
);
comment on table prime_membership is 'Memberships as they were ordered (PRIME-02). One runs at a time: orders of one customer wait for each other.';
comment on column prime_membership.price_cents is 'What it cost for its whole duration, VAT included.';
