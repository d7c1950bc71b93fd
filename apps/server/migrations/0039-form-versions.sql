-- Published versions of forms, which never change. A process takes the newest one; a form without any is taken as it is saved.
alter table forms
  add column published_version integer,
  -- The revision of the draft that the newest version was published from.
  add column published_revision integer,
  -- Fillings that publishing repeats.
  add column tests jsonb not null default '[]';

create table form_versions (
  id uuid primary key,
  form_id uuid not null references forms (id),
  version integer not null,
  revision integer not null,
  definition jsonb not null,
  field_count integer not null,
  tests jsonb not null,
  note text not null,
  published_at timestamptz not null,
  published_by uuid not null references users (id)
);
create unique index form_versions_number on form_versions (form_id, version);
create trigger form_versions_immutable before update or delete on form_versions
  for each row execute function refuse_change();

-- Which tickets were filled with a form, newest first: counted before a version is published.
create index process_versions_form on process_versions (form_id) where form_id is not null;
create index tickets_version on tickets (version_id, id desc);
