-- Editors in which a form is open. What is lost in a crash is renewed by the next heartbeat.
create unlogged table form_openings (
  id uuid primary key,
  form_id uuid not null references forms (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  seen_at timestamptz not null
);
create index form_openings_form on form_openings (form_id, seen_at);
create index form_openings_seen on form_openings (seen_at);
