-- The open carts of a visitor, those of a guest among them: looked for with every call that reads or fills a cart.
create index cart_open_by_user on cart (user_id) where submitted_at is null and merged_at is null;
