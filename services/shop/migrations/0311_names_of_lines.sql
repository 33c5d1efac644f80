-- An order is read in the language of the page: its lines keep the article's name in both, as it was when it was ordered.
alter table order_line add column names jsonb;
comment on column order_line.names is 'The article''s name in German and English at the moment of ordering; null where only the name that was ordered is known.';
update order_line set names = jsonb_build_object('de', item.name_de, 'en', item.name_en)
from item
where item.id = order_line.item_id and order_line.name in (item.name_de, replace(item.name_de, 'ß', 'ss'), item.name_en);
update shop_order set search_text = search_text || lower(' ' || named.names)
from (
  select order_number, string_agg(concat_ws(' ', names ->> 'de', names ->> 'en'), ' ') as names
  from order_line where names is not null group by order_number
) named
where named.order_number = shop_order.order_number;
