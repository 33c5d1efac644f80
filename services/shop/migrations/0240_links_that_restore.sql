-- The newest link for a new password is the only one that works, and an old address can take its account back.

alter table account_link
  drop constraint account_link_kind_check,
  drop constraint account_link_check,
  add column replaced_at timestamptz,
  add constraint account_link_kind check (kind in ('password', 'email', 'restore')),
  add constraint account_link_email check ((kind = 'password') = (email is null));
comment on column account_link.replaced_at is 'Since when a newer link of the kind works in its place; the row stays for the count of mails until it ends.';
comment on column account_link.email is 'Of a link that confirms: the address that the account gets; of one that restores: the address that it had.';
create index account_link_restore on account_link (lower(email)) where kind = 'restore';
