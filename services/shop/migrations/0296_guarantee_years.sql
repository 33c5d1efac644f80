-- A maker's guarantee that is longer than the law's two years has a label of its own in the consumer stores of the EU.
alter table product add column guarantee_years smallint check (guarantee_years > 0);
comment on column product.guarantee_years is 'Years for which the maker guarantees that the whole product lasts, at no cost; null without such a guarantee.';
