-- Customers, guests and their addresses.

create sequence customer_number as int start 100201;

create table customer (
  id uuid primary key,
  realm text not null check (realm in ('consumer', 'b2b')),
  is_guest boolean not null default false,
  is_internal boolean not null default false,
  email text check (length(email) <= 80),
  password_hash text,
  customer_number text unique,
  salutation text not null default '' check (salutation in ('', 'MR', 'MS', 'DIVERSE')),
  first_name text not null default '',
  last_name text not null default '',
  company text not null default '',
  phone text not null default '',
  payment_method text,
  terms_of_payment text,
  vat_registration_no text,
  job_title_code text,
  primary_industry_group_code text,
  number_of_employees int check (number_of_employees > 0),
  created_at timestamptz not null default now(),
  check (is_guest = (password_hash is null)),
  check (is_guest or email is not null),
  check (realm = 'b2b' or customer_number is null),
  check (realm = 'consumer' or is_guest or customer_number is not null)
);
comment on table customer is 'An account, or a guest''s data for one order. Consumer accounts hold in the stores de, at and ch.';
create unique index customer_email on customer (realm, lower(email)) where not is_guest;

create table address (
  id uuid primary key,
  customer_id uuid not null references customer on delete cascade,
  kind text not null check (kind in ('billing', 'shipping')),
  is_customer_address boolean not null default false,
  is_packstation boolean not null default false,
  salutation text not null default '' check (salutation in ('', 'MR', 'MS', 'DIVERSE')),
  first_name text not null,
  last_name text not null,
  company text not null default '',
  street text not null,
  addition text not null default '',
  post_code text not null,
  city text not null,
  country text not null check (country in ('DE', 'AT', 'CH')),
  email text,
  created_at timestamptz not null default now(),
  sequence bigint generated always as identity,
  check (not is_packstation or kind = 'shipping'),
  check (not is_customer_address or kind = 'billing')
);
create index address_customer on address (customer_id, kind, sequence);
create unique index address_main on address (customer_id) where is_customer_address;

alter table cart
  add foreign key (customer_id) references customer,
  add foreign key (billing_address_id) references address on delete set null,
  add foreign key (shipping_address_id) references address on delete set null;
create index cart_billing_address on cart (billing_address_id);
create index cart_shipping_address on cart (shipping_address_id);

create table login_failure (
  account text primary key,
  failures int not null check (failures > 0),
  last_at timestamptz not null,
  blocked_until timestamptz
);
comment on table login_failure is 'Failed sign-ins by realm and typed name, whether such an account exists or not.';
