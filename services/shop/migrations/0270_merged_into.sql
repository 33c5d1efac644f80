-- A payment may end after its cart was merged: what it paid for is ordered, and taken out of the cart that has the goods
-- by now. A merged cart is ordered in no other way.

alter table cart drop constraint cart_check1;
alter table cart add column merged_into uuid references cart on delete set null;
comment on column cart.merged_into is 'The cart that got what this one held, at a sign-in or a renewal; null for one that is not merged, and for merges of before.';
create index cart_merged_into on cart (merged_into) where merged_into is not null;
