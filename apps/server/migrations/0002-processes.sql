-- Processes: a draft that is edited, versions that never change.

create table processes (
  id uuid primary key,
  name text not null,
  category text not null default '',
  icon text not null default '',
  remark text not null default '',
  form_id uuid references forms (id),
  definition jsonb not null,
  revision integer not null,
  -- Number of the newest version; null before the first.
  published_version integer,
  created_at timestamptz not null,
  created_by uuid not null references users (id),
  updated_at timestamptz not null,
  updated_by uuid not null references users (id),
  deleted_at timestamptz
);
create unique index processes_name on processes (name) where deleted_at is null;
create index processes_updated_at on processes (updated_at desc, id desc) where deleted_at is null;
create index processes_form_id on processes (form_id) where deleted_at is null;

create table process_versions (
  id uuid primary key,
  process_id uuid not null references processes (id),
  version integer not null,
  definition jsonb not null,
  -- The form as it was at that moment: later edits of the form do not reach running tickets.
  form_id uuid,
  form_revision integer,
  form_definition jsonb,
  -- SHA-256 over definition and form.
  hash text not null,
  published_at timestamptz not null,
  published_by uuid not null references users (id)
);
create unique index process_versions_number on process_versions (process_id, version);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger process_versions_immutable before update or delete on process_versions
  for each row execute function refuse_change();
