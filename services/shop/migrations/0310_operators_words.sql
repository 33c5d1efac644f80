-- Operators' texts win over built-in ones everywhere (WISH-24, WISH-25): the texts that come with the shop are told apart.
alter table translation add column set_by_operator boolean not null default false;
comment on column translation.set_by_operator is 'Whether an operator has set other words than those that came with the shop.';

alter table cart_correction add column figure_de text not null default '', add column figure_en text not null default '';
comment on column cart_correction.figure_de is 'Article and figure, which stand beside operators'' words for the key.';
