-- Every sign-in gives the visitor another id, so that an id which somebody planted or saw before opens nothing that
-- was done after.

alter table shop_user add column predecessor_id uuid references shop_user;
comment on column shop_user.predecessor_id is 'The id that the same visitor had before the sign-in that made this one.';
create index shop_user_predecessor on shop_user (predecessor_id) where predecessor_id is not null;

alter table customer_token add column used_at timestamptz;
comment on column customer_token.used_at is 'The first call with the token; null: the answer that carried it may never have arrived.';
comment on column customer_token.revoked_at is 'From then on the token no longer counts; may lie ahead, for calls on their way.';
