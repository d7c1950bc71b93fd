-- Views of the lists of tickets: filters and columns under a name, a person's own or shared with others.
create table ticket_views (
  id uuid primary key,
  owner_id uuid not null references users (id) on delete cascade,
  list text not null check (list in ('todo', 'mine', 'related', 'copied', 'all')),
  name text not null,
  -- As they stand in the address of the list, so that the last seven days stay the last seven.
  filters jsonb not null,
  -- Ids of those that are shown; null: as each reader has chosen for the list.
  columns text[],
  shared_with text not null check (shared_with in ('nobody', 'everybody', 'roles')),
  revision integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index ticket_views_name on ticket_views (owner_id, list, lower(name));
create index ticket_views_shared on ticket_views (list) where shared_with <> 'nobody';

create table ticket_view_roles (
  view_id uuid not null references ticket_views (id) on delete cascade,
  role_id uuid not null references roles (id) on delete cascade,
  primary key (view_id, role_id)
);
create index ticket_view_roles_role on ticket_view_roles (role_id);

-- What a list opens with for a person, as long as they see that view.
create table ticket_view_defaults (
  user_id uuid not null references users (id) on delete cascade,
  list text not null,
  view_id uuid not null references ticket_views (id) on delete cascade,
  primary key (user_id, list)
);
create index ticket_view_defaults_view on ticket_view_defaults (view_id);
