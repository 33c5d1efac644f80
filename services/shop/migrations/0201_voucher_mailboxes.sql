-- A voucher once per customer counts mailboxes: both names of one mail service are one, and an account is known by each
-- e-mail that it has had.
update voucher_redemption set redeemer = regexp_replace(redeemer, '@googlemail\.com$', '@gmail.com')
where redeemer like '%@googlemail.com';

create table customer_mailbox (
  customer_id uuid not null references customer on delete cascade,
  mailbox text not null check (mailbox <> ''),
  primary key (customer_id, mailbox)
);
comment on table customer_mailbox is 'E-mails in their plain form that an account has had, written when it changes its e-mail: a voucher once per customer follows.';
create index customer_mailbox_mailbox on customer_mailbox (mailbox);
insert into customer_mailbox (customer_id, mailbox)
select distinct customer_id, redeemer from voucher_redemption
join customer on customer.id = customer_id and not customer.is_guest
where redeemer not like 'erased:%'
union
select distinct customer.id, lower(customer.email) from voucher_redemption
join customer on customer.id = customer_id and not customer.is_guest
where customer.email is not null;
