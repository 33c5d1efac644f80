-- Pictures of returns belong into the storage for files. A row comes with its bytes, which a job moves there: so do new
-- ones as soon as they are stored, and those of earlier versions after the start.

alter table return_image alter column bytes drop not null;
comment on column return_image.bytes is 'The picture until its file is in the storage, below returns/ by its id; null from then on.';
create index return_image_unmoved on return_image (added_at) where bytes is not null;

create table removed_return_image (
  id uuid primary key
);
comment on table removed_return_image is 'Pictures whose row is gone, and whose file may still be in the storage.';

create function note_removed_return_image() returns trigger language plpgsql as $$
begin
  insert into removed_return_image (id) values (old.id) on conflict do nothing;
  return null;
end $$;
-- Rows go with their return or order as well, wherever that is deleted.
create trigger return_image_removed after delete on return_image
  for each row execute function note_removed_return_image();
