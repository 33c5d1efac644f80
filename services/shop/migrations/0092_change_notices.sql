-- Answers are kept by gateways; who changes what they are made of says so here, at its commit, whoever it is. The
-- shop listens and tells them. The catalogue has its version, which comes into use a moment after the commit.
create function notify_cache_tag() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache_tag', tg_argv[0]);
  return null;
end
$$;

create trigger content_page_tag after insert or update or delete on content_page for each statement execute function notify_cache_tag('content');
create trigger content_grid_tag after insert or update or delete on content_grid for each statement execute function notify_cache_tag('content');
create trigger global_parameter_tag after insert or update or delete on global_parameter for each statement execute function notify_cache_tag('parameters');
create trigger translation_tag after insert or update or delete on translation for each statement execute function notify_cache_tag('translations');
create trigger prime_offer_tag after insert or update or delete on prime_offer for each statement execute function notify_cache_tag('prime');
create trigger lightning_deal_tag after insert or update or delete on lightning_deal for each statement execute function notify_cache_tag('deals');
-- A review that waits for its release is in no answer.
create trigger review_release_tag after update on review for each row when (old.is_released or new.is_released) execute function notify_cache_tag('reviews');
create trigger review_removal_tag after delete on review for each row when (old.is_released) execute function notify_cache_tag('reviews');
