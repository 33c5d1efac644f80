-- Certificates that businesses hand in when they register (OP-M-30). Their bytes are in the storage for files.

create table business_certificate (
  id uuid primary key,
  user_id uuid,
  customer_id uuid references customer on delete set null,
  file_name text not null,
  media_type text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png')),
  size_bytes int not null check (size_bytes between 1 and 10000000),
  is_stored boolean not null default false,
  added_at timestamptz not null
);
comment on table business_certificate is 'A stored file that proves a business. Without a customer it waits for the registration, for a day at most.';
comment on column business_certificate.id is 'Also the name of the file in the storage, below certificates/.';
comment on column business_certificate.is_stored is 'Whether the file is in the storage; the row comes first, so that no file is without one.';
comment on column business_certificate.user_id is 'The visitor who handed it in; null when the account it belonged to was deleted.';
create index business_certificate_customer on business_certificate (customer_id);
create index business_certificate_waiting on business_certificate (added_at) where customer_id is null;

create table certificate_part (
  upload_id uuid not null,
  part smallint not null check (part between 0 and 59),
  parts smallint not null check (parts between 1 and 60),
  user_id uuid not null,
  bytes bytea not null,
  added_at timestamptz not null,
  primary key (upload_id, part)
);
comment on table certificate_part is 'Certificates of which not all parts have come; dropped with the last one, or after an hour.';
create index certificate_part_added_at on certificate_part (added_at);
