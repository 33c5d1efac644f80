-- A change of password ends the token that asked for it at once: another takes its place in the same browser.

alter table customer_token add column is_replaced boolean not null default false;
comment on column customer_token.is_replaced is 'Another token of the same browser took its place: no theft, so no security logout.';
