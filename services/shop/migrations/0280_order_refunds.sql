-- What is paid back of an order goes back the way it was paid: of cancelled, withdrawn and returned goods, in parts.
alter table payment_refund add column reference text not null default 'payment';
alter table payment_refund alter column reference drop default;
alter table payment_refund drop constraint payment_refund_pkey, add primary key (attempt_id, reference);
comment on table payment_refund is 'Payments that go back the way they came: whole ones that could not be ordered, and parts of ordered ones.';
comment on column payment_refund.reference is
  'payment: the whole of one that could not be ordered; else the booking (order_booking.reference) that it carries out.';

create function queue_order_refund() returns trigger language plpgsql as $$
begin
  insert into payment_refund (attempt_id, reference, provider_reference, amount_cents, requested_at, next_try_at)
  select attempt.id, new.reference, attempt.provider_reference, new.cents, new.booked_at, new.booked_at
  from shop_order join payment_attempt attempt using (cart_id)
  where shop_order.order_number = new.order_number and attempt.state = 'paid' and attempt.provider_reference is not null
  on conflict do nothing;
  return null;
end $$;
create trigger order_booking_refund after insert on order_booking
  for each row when (new.kind = 'refund') execute function queue_order_refund();
