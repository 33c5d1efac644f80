-- What search engines learn of a page beside its title: links of its head (SEO-14).

alter table content_page add column links jsonb not null default '[]';
comment on column content_page.links is 'Links of the head: [{"rel", "href", "hreflang"?}]; alternates take the place of those that follow from the path.';
