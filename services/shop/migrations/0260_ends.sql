-- What is stored for strangers has an end: the job that deletes finds it by these.

alter table review_vote add column voted_at timestamptz not null default now();
create index review_vote_voted_at on review_vote (voted_at);

create index return_image_waiting on return_image (added_at) where rma is null;
create index cart_over on cart (opened_at) where submitted_at is null;
create index shop_user_created_at on shop_user (created_at);
create index customer_guest_created_at on customer (created_at) where is_guest;
create index cart_taken_from on cart (taken_from) where taken_from is not null;
create index cart_of_user on cart (user_id);
create index wishlist_entry_removed_at on wishlist_entry (removed_at) where removed_at is not null;
create index mail_outbox_over on mail_outbox ((coalesce(sent_at, undeliverable_at)));
