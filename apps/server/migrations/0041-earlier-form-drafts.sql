-- Drafts of forms that were saved over, the newest of each: two people may save the same form.
create table form_drafts (
  form_id uuid not null references forms (id) on delete cascade,
  revision integer not null,
  definition jsonb not null,
  field_count integer not null,
  saved_at timestamptz not null,
  saved_by uuid not null references users (id),
  primary key (form_id, revision)
);
