-- The newsletter by double opt-in: the links of its mails are derived from the id of the subscription.

alter table newsletter_request add column id uuid not null default gen_random_uuid() unique;
comment on column newsletter_request.id is 'Links of mails are derived from it; a subscription that has ended and begins again gets another one.';
create index newsletter_request_requested_at on newsletter_request (requested_at) where confirmed_at is null;
