-- Editors of processes say who has them open, as those of forms do. Rows are renewed every few seconds and swept when they are not: none is worth keeping.
drop table form_openings;
create unlogged table editor_openings (
  id uuid primary key,
  subject_id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  seen_at timestamptz not null
);
create index editor_openings_subject on editor_openings (subject_id, seen_at);
create index editor_openings_seen on editor_openings (seen_at);
