-- Whoever knows an order's number and postcode can return and withdraw. What they declare is held, so that the order's
-- own address can object before it takes effect.

alter table return_order drop constraint return_order_status_check;
alter table return_order
  add constraint return_order_status_check check (status in ('held', 'announced', 'received', 'refunded', 'undone')),
  add column held_until timestamptz,
  add constraint return_order_held check (status not in ('held', 'undone') or held_until is not null);
comment on column return_order.held_until is 'Until when the order''s own address could object; null where it took effect at once.';
create index return_order_due on return_order (held_until) where status = 'held';
