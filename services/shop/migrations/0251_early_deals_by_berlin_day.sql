-- The days of a membership are Berlin's: between midnight there and midnight of UTC new members had to wait, and former
-- ones did not.
create or replace function deal_lead(asked_store text, asked_customer uuid, asked_at timestamptz) returns interval language sql stable as $$
  select coalesce((
    select make_interval(mins => offer.deal_lead_minutes) from prime_offer offer
    where offer.store = asked_store and exists (
      select from prime_membership member
      where member.customer_id = asked_customer
        and (asked_at at time zone 'Europe/Berlin')::date between member.starts_on and member.ends_on)
  ), interval '0')
$$;
