-- What operators switch for each category page (LIST-24); the graph has them under the names that clients expect.
alter table category
  add column show_seo_box boolean not null default true,
  add column show_deal_scarcity boolean not null default true,
  add column show_scarcity boolean not null default true,
  add column teasers_below_seo boolean not null default false;
comment on column category.show_seo_box is 'Whether the page has its text (ishop_seo_box_text).';
comment on column category.show_deal_scarcity is 'Whether tiles of lightning deals show how much is left (verknappungblitzangebot).';
comment on column category.show_scarcity is 'Whether tiles show that little is left (verknappung).';
comment on column category.teasers_below_seo is 'Whether teasers are below the text instead of above the list (categoryTeaserBelowSeoText).';
