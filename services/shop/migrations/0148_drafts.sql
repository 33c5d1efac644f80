-- A page may have a draft beside it, which the preview mode shows in its place (C-38); shoppers never see one.
alter table content_page add column is_draft boolean not null default false;
comment on column content_page.is_draft is 'Whether only the preview mode shows it.';
alter table content_page drop constraint content_page_path_store_key;
alter table content_page add constraint content_page_version unique nulls not distinct (path, store, is_draft);
