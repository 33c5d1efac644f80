-- The assortment: categories, products, their items (sellable variants), prices per store, stock, facets,
-- reviews and lightning deals. Money is integer cents, in euro in every store (C-10).
-- Texts that shoppers read stand in two columns, `_de` and `_en`; texts in jsonb are {"de": …, "en": …}.

create table category (
  id int primary key,
  parent_id int references category deferrable initially deferred,
  name_de text not null check (name_de <> ''),
  name_en text not null check (name_en <> ''),
  path text not null unique check (path ~ '^/([a-z0-9-]+/)+$'),
  lft int not null,
  rgt int not null,
  depth smallint not null check (depth between 1 and 3),
  position smallint not null check (position >= 0),
  seo_de text not null default '',
  seo_en text not null default '',
  picture jsonb,
  is_sale boolean not null default false,
  is_excluded_from_nav boolean not null default false,
  is_product_listing boolean not null default true,
  hide_left_navigation boolean not null default false,
  hide_breadcrumbs boolean not null default false,
  hide_category_dropdown boolean not null default false,
  check (rgt > lft),
  check ((depth = 1) = (parent_id is null))
);
comment on table category is 'The tree of categories, three levels deep; products hang on leaves only.';
comment on column category.path is 'Readable address, e.g. /schulbedarf/schreibgeraete/; the page is also found under /cat/{id}.';
comment on column category.lft is 'Nested set: a category holds all categories whose lft lies within its own lft and rgt.';
comment on column category.seo_de is 'Text below the listing; paragraphs are separated by an empty line, a first line ending in a colon-free heading starts with "# ".';
comment on column category.picture is 'Parameters of the drawn picture: {kind, colour, accent, count?, pattern?, text?}.';
create index category_parent on category (parent_id, position);
create unique index category_lft on category (lft);

create table product (
  id int primary key,
  category_id int not null references category,
  name_de text not null check (name_de <> ''),
  name_en text not null check (name_en <> ''),
  description_de text not null,
  description_en text not null,
  delivery_scope_de text not null,
  delivery_scope_en text not null,
  warranty_de text,
  warranty_en text,
  facts jsonb not null default '[]',
  brand text not null,
  manufacturer text not null,
  is_new boolean not null default false,
  is_topseller boolean not null default false,
  is_book boolean not null default false,
  rating numeric(3, 2) not null default 0 check (rating = 0 or rating between 1 and 5),
  ratings_count int not null default 0 check (ratings_count >= 0),
  popularity int not null default 0 check (popularity >= 0),
  created_on date not null,
  picture jsonb not null,
  features jsonb not null default '[]',
  labels jsonb not null default '[]',
  textile_care jsonb not null default '[]',
  downloads jsonb not null default '[]',
  extra_badges jsonb not null default '[]',
  extra_tabs jsonb not null default '[]',
  audio_samples jsonb not null default '[]',
  youtube_videos text[] not null default '{}',
  energy_efficiency text check (energy_efficiency in ('A', 'B', 'C', 'D', 'E', 'F', 'G')),
  check ((rating = 0) = (ratings_count = 0))
);
comment on table product is 'What a product page shows; it is bought as one of its items.';
comment on column product.facts is 'Properties in shop order: [{"name": {de, en}, "value": {de, en}}].';
comment on column product.rating is 'Mean of the released reviews, 0 without any; kept in step with the table review by whoever releases one.';
comment on column product.popularity is 'Pieces sold lately; orders the default listing and the top sellers.';
comment on column product.picture is 'Parameters of the drawn picture: {kind, colour, accent, count?, pattern?, text?}.';
comment on column product.features is 'Selling points, a sentence each: [{de, en}].';
comment on column product.labels is 'Short labels such as FSC Mix: [{de, en}].';
comment on column product.textile_care is 'Washing instructions: [{de, en}].';
comment on column product.downloads is 'Groups of documents: [{"displayName": {de, en}, "downloads": [{"dataName", "url", "headline": {de, en}}]}].';
comment on column product.extra_badges is 'Special badges: [{"id", "name": {de, en}}].';
comment on column product.extra_tabs is 'Further tabs: [{"id", "headline": {de, en}, "name": {de, en}, "content": {de, en}}].';
comment on column product.energy_efficiency is 'Energy class for light sources and devices that must show one.';
create index product_category on product (category_id);

create table item (
  id int primary key,
  product_id int not null references product on delete cascade,
  order_number text not null unique check (order_number ~ '^[0-9A-Z-]{4,16}$'),
  name_de text not null check (name_de <> ''),
  name_en text not null check (name_en <> ''),
  position smallint not null check (position >= 0),
  variant_attributes jsonb not null default '[]',
  minimum_order_quantity int not null default 1 check (minimum_order_quantity >= 1),
  max_quantity int not null default 9999 check (max_quantity between 1 and 9999),
  shipping_class text not null default 'parcel' check (shipping_class in ('parcel', 'spedition')),
  weight_grams int not null check (weight_grams > 0),
  delivery_days_min smallint not null default 1 check (delivery_days_min >= 1),
  delivery_days_max smallint not null default 3,
  delivery_free boolean not null default false,
  prime_faehig boolean not null default true,
  picture jsonb not null,
  warnings jsonb not null default '[]',
  danger_warnings jsonb not null default '[]',
  power_plug_delivery_scope text check (power_plug_delivery_scope in ('included', 'not-included')),
  power_plug_charge text,
  matrix_code_messages jsonb not null default '[]',
  unique (product_id, position),
  unique (product_id, variant_attributes),
  check (minimum_order_quantity <= max_quantity),
  check (delivery_days_max >= delivery_days_min)
);
comment on table item is 'A sellable variant of a product.';
comment on column item.variant_attributes is 'What tells it from its siblings: [{"name": variant_attribute.name, "value": variant_option.code}], in attribute order; empty for the only item.';
comment on column item.shipping_class is 'spedition: goes by freight carrier to the kerb or the room and has its own shipping cost.';
comment on column item.delivery_days_min is 'Working days from order to arrival while it is in stock.';
comment on column item.warnings is 'Notices that must be shown: [{de, en}].';
comment on column item.danger_warnings is 'Hazard notices that must be shown: [{de, en}].';
comment on column item.power_plug_charge is 'Charging power that the device takes, e.g. 2.5-15 W, USB PD.';
comment on column item.matrix_code_messages is 'Messages by host: [{"key": bde_de | bat_de | bch_ch | b2b_de | b2b_en, "message"}] (PDP-16).';

create table variant_attribute (
  name text primary key check (name ~ '^[A-Z_]+$'),
  display_de text not null,
  display_en text not null,
  position smallint not null unique
);
comment on table variant_attribute is 'What items of a product may differ in, e.g. FARBE.';

create table variant_option (
  attribute text not null references variant_attribute,
  code text not null,
  display_de text not null,
  display_en text not null,
  position smallint not null,
  css text check (css ~ '^#[0-9a-f]{6}$'),
  image jsonb,
  primary key (attribute, code),
  unique (attribute, display_de),
  unique (attribute, display_en)
);
comment on table variant_option is 'The values of a variant attribute; css or image makes it a tile, else it is a line of a dropdown (VARIANT-02).';

create table price (
  store text not null check (store in ('de', 'at', 'ch', 'b2b')),
  item_id int not null references item on delete cascade,
  price_cents int not null check (price_cents > 0),
  old_price_cents int check (old_price_cents > price_cents),
  list_price_cents int check (list_price_cents > price_cents),
  lowest_30_days_cents int check (lowest_30_days_cents > 0),
  base_price_cents int check (base_price_cents > 0),
  base_unit_de text,
  base_unit_en text,
  vat_basis_points smallint not null check (vat_basis_points between 0 and 3000),
  tax_included boolean generated always as (store <> 'b2b') stored,
  is_best_price boolean not null default false,
  primary key (store, item_id),
  check ((old_price_cents is null) = (lowest_30_days_cents is null)),
  check ((base_price_cents is null) = (base_unit_de is null)),
  check ((base_price_cents is null) = (base_unit_en is null))
);
comment on table price is 'What an item costs in a store. No row: the item is not sold there.';
comment on column price.price_cents is 'Current price in cents: gross in the consumer stores, net in b2b (see tax_included).';
comment on column price.old_price_cents is 'Price before the reduction, like price_cents gross or net.';
comment on column price.lowest_30_days_cents is 'Lowest price of the 30 days before the reduction; due with every old price.';
comment on column price.base_price_cents is 'Price of one unit of measure, e.g. of 1 kg.';
comment on column price.vat_basis_points is 'VAT rate: 1900 is 19 %.';
create index price_item on price (item_id);

create table stock (
  item_id int primary key references item on delete cascade,
  quantity int not null check (quantity >= 0),
  shortage_de text,
  shortage_en text,
  check ((shortage_de is null) = (shortage_en is null))
) with (fillfactor = 85);
comment on table stock is 'Pieces that can be sold, one stock for all stores. Lock rows in the order of item_id.';
comment on column stock.shortage_de is 'What to tell shoppers while the item is out of stock.';

create table facet (
  id smallint primary key,
  code text not null unique check (code ~ '^[A-Z_]+$'),
  display_de text not null,
  display_en text not null,
  position smallint not null unique,
  is_hero boolean not null default false
);
comment on table facet is 'What listings can be narrowed by; code is the name in the URL (LIST-05).';
comment on column facet.is_hero is 'Offered above the list as well (LIST-11).';

create table facet_value (
  id int primary key,
  facet_id smallint not null references facet,
  code text not null,
  display_de text not null,
  display_en text not null,
  position smallint not null,
  css text check (css ~ '^#[0-9a-f]{6}$'),
  unique (facet_id, code),
  check (id / 65536 = facet_id)
);
comment on table facet_value is 'The values of a facet; code stands in the URL.';
comment on column facet_value.id is 'facet_id * 65536 + running number: the facet can be read from the id without a join.';

create table product_facet_value (
  product_id int not null references product on delete cascade,
  facet_value_id int not null references facet_value,
  primary key (product_id, facet_value_id)
);
comment on table product_facet_value is 'Which values a product carries; a product may carry several of one facet.';
create index product_facet_value_value on product_facet_value (facet_value_id);

create table lightning_deal (
  id int generated by default as identity primary key,
  store text not null check (store in ('de', 'at', 'ch', 'b2b')),
  item_id int not null references item on delete cascade,
  price_cents int not null check (price_cents > 0),
  quantity int not null check (quantity > 0),
  taken int not null default 0,
  max_per_cart int not null default 5 check (max_per_cart > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  unique (store, item_id, starts_at),
  foreign key (store, item_id) references price (store, item_id),
  check (taken between 0 and quantity),
  check (ends_at > starts_at)
);
comment on table lightning_deal is 'Offers limited in time and number (DEAL-01). Sell with one statement: update … set taken = taken + n where taken + n <= quantity and now() between starts_at and ends_at.';
comment on column lightning_deal.price_cents is 'Deal price, gross or net like price.price_cents of the same store.';
comment on column lightning_deal.taken is 'Pieces reserved or sold; never above quantity, whatever happens at once.';
create index lightning_deal_window on lightning_deal (store, ends_at);

create table review (
  id bigint generated by default as identity primary key,
  product_id int not null references product on delete cascade,
  language text not null check (language in ('de', 'en')),
  rating smallint not null check (rating between 1 and 5),
  author text not null check (length(author) between 1 and 80),
  title text not null check (length(title) between 1 and 120),
  text text not null check (length(text) <= 4000),
  written_on date not null,
  is_verified boolean not null default false,
  helpful int not null default 0 check (helpful >= 0),
  comment text,
  comment_author text,
  is_released boolean not null default false
);
comment on table review is 'What customers wrote (PDP-14); only released reviews are shown and counted.';
create index review_product on review (product_id, written_on desc, id desc) where is_released;

create table accessory (
  product_id int not null references product on delete cascade,
  accessory_id int not null references product on delete cascade,
  position smallint not null,
  primary key (product_id, accessory_id),
  check (product_id <> accessory_id)
);
comment on table accessory is 'What goes with a product (PDP-09).';

create table replacement_product (
  product_id int not null references product on delete cascade,
  replacement_id int not null references product on delete cascade,
  position smallint not null,
  primary key (product_id, replacement_id),
  check (product_id <> replacement_id)
);
comment on table replacement_product is 'What to buy instead of a sold-out product (PDP-07, WISH-04).';

create table catalogue_version (
  is_only boolean primary key default true check (is_only),
  version bigint not null,
  changed_at timestamptz not null default now()
);
comment on table catalogue_version is 'One row; grows with every change that listings can show. Readers rebuild their index when it does.';
insert into catalogue_version (version) values (1);

create function bump_catalogue_version() returns trigger language plpgsql as $$
begin
  update catalogue_version set version = version + 1, changed_at = now();
  return null;
end
$$;

create trigger category_version after insert or update or delete on category for each statement execute function bump_catalogue_version();
create trigger product_version after insert or update or delete on product for each statement execute function bump_catalogue_version();
create trigger item_version after insert or update or delete on item for each statement execute function bump_catalogue_version();
create trigger price_version after insert or update or delete on price for each statement execute function bump_catalogue_version();
create trigger facet_version after insert or update or delete on facet for each statement execute function bump_catalogue_version();
create trigger facet_value_version after insert or update or delete on facet_value for each statement execute function bump_catalogue_version();
create trigger product_facet_value_version after insert or update or delete on product_facet_value for each statement execute function bump_catalogue_version();
-- Orders change stock all the time; listings care only when an item sells out or comes back. Deferred to the
-- commit, so that the one version row is locked last and for a moment only.
create constraint trigger stock_version after update on stock deferrable initially deferred
  for each row when ((old.quantity = 0) is distinct from (new.quantity = 0)) execute function bump_catalogue_version();

create table seed_record (
  section text primary key,
  seed bigint not null,
  seeded_at timestamptz not null default now()
);
comment on table seed_record is 'Which sections of demo data were put in, and from which seed number.';
