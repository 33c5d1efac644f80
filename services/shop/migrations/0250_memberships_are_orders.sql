-- A membership is an order of its own kind (C-108): no cart, no goods, with the days that it runs in its snapshot.
alter table shop_order
  alter column cart_id drop not null,
  alter column new_cart_id drop not null,
  add constraint shop_order_of_cart_or_membership check (
    case when snapshot -> 'membership' ->> 'startsOn' is null then cart_id is not null and new_cart_id is not null
    else cart_id is null and new_cart_id is null end);

alter table prime_membership
  add column order_number int unique references shop_order,
  drop constraint prime_membership_check,
  drop constraint prime_membership_customer_id_starts_on_key;
comment on column prime_membership.order_number is 'Its order; null for memberships from before these were orders.';
comment on column prime_membership.ends_on is 'Last day; the day before the first one where it was withdrawn from or cancelled on that day.';
create unique index prime_membership_start on prime_membership (customer_id, starts_on) where ends_on >= starts_on;

-- Whoever cancels the order ends the membership: nobody is a member by an order that was cancelled. Its event has the
-- shop's own time.
create function end_cancelled_membership() returns trigger language plpgsql as $$
begin
  update prime_membership
  set ends_on = least(ends_on, (new.happened_at at time zone 'Europe/Berlin')::date - 1)
  where order_number = new.order_number;
  return null;
end $$;
create trigger order_event_ends_membership after insert on order_event
  for each row when (new.status = 'cancelled') execute function end_cancelled_membership();
