-- Members buy lightning deals before others may.
alter table prime_offer add deal_lead_minutes int not null default 0 check (deal_lead_minutes between 0 and 1440);
comment on column prime_offer.deal_lead_minutes is 'How long before its start members of prime get the price of a deal; 0: when all do.';

create function deal_lead(asked_store text, asked_customer uuid, asked_at timestamptz) returns interval language sql stable as $$
  select coalesce((
    select make_interval(mins => offer.deal_lead_minutes) from prime_offer offer
    where offer.store = asked_store and exists (
      select from prime_membership member
      where member.customer_id = asked_customer
        and (asked_at at time zone 'UTC')::date between member.starts_on and member.ends_on)
  ), interval '0')
$$;
comment on function deal_lead(text, uuid, timestamptz) is 'How long before its start a customer gets the price of a deal; nothing for customers without a membership that runs.';

-- What the demo promises, its shop does.
update prime_offer set deal_lead_minutes = 60,
  advantages = advantages || '[{"de": "Blitzangebote eine Stunde früher", "en": "Lightning deals an hour earlier"}]'::jsonb
where exists (select from seed_record where section = 'prime');
