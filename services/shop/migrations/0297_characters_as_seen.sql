-- The shop counts characters as people see them: an emoji of a family is one, and seven for the database. It stores what
-- the shop has taken, which is up to eight for each character of a limit.
alter table review
  drop constraint review_author_check,
  drop constraint review_title_check,
  drop constraint review_text_check,
  add constraint review_author_check check (length(author) between 1 and 640),
  add constraint review_title_check check (length(title) between 1 and 960),
  add constraint review_text_check check (length(text) <= 32000);
alter table cart
  drop constraint cart_order_reference_check,
  drop constraint cart_order_comment_check,
  add constraint cart_order_reference_check check (length(order_reference) <= 640),
  add constraint cart_order_comment_check check (length(order_comment) <= 8000);
alter table wishlist
  drop constraint wishlist_name_check,
  add constraint wishlist_name_check check (length(name) between 1 and 640);
alter table wishlist_comment
  drop constraint wishlist_comment_comment_check,
  add constraint wishlist_comment_comment_check check (length(comment) between 1 and 8000);
alter table return_item
  drop constraint return_item_additional_info_check,
  add constraint return_item_additional_info_check check (length(additional_info) <= 4000);
