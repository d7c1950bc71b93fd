-- Who is away, from when until when, and who is asked in their place meanwhile: at most one for each person, running or to come.
create table absences (
  user_id uuid primary key references users (id) on delete cascade,
  substitute_id uuid not null references users (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  updated_at timestamptz not null,
  check (substitute_id <> user_id),
  check (starts_at < ends_at)
);
create index absences_substitute on absences (substitute_id);
