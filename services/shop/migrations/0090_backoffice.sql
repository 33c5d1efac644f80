-- Ids of what operators add; the demo assortment stays far below.
create sequence backoffice_product_id as int start 2000000;
create sequence backoffice_item_id as int start 6000000;

-- An item that gets its first stock can be bought from then on, which listings show. Orders only update.
create trigger stock_insert_version after insert on stock for each statement execute function bump_catalogue_version();
