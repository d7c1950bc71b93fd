-- People, rights, sessions, menus, settings, forms. Ids and instants are made by the application.

create table departments (
  id uuid primary key,
  parent_id uuid references departments (id),
  name text not null,
  sort integer not null default 0,
  leader_id uuid,
  enabled boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index departments_parent_id on departments (parent_id);

create table posts (
  id uuid primary key,
  code text not null,
  name text not null,
  sort integer not null default 0,
  enabled boolean not null default true,
  remark text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index posts_code on posts (code);

create table roles (
  id uuid primary key,
  key text not null,
  name text not null,
  sort integer not null default 0,
  enabled boolean not null default true,
  remark text not null default '',
  -- 1 all, 2 chosen departments, 3 own department, 4 own and below, 5 own only
  data_scope smallint not null default 1 check (data_scope between 1 and 5),
  built_in boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index roles_key on roles (key);

create table role_permissions (
  role_id uuid not null references roles (id) on delete cascade,
  permission text not null,
  primary key (role_id, permission)
);

create table users (
  id uuid primary key,
  username text not null,
  -- The user name in lower case and NFC: two people cannot differ by case alone.
  username_key text not null,
  nick_name text not null,
  phone text not null default '',
  email text not null default '',
  avatar text not null default '',
  remark text not null default '',
  password_hash text not null,
  must_change_password boolean not null default false,
  enabled boolean not null default true,
  department_id uuid references departments (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Removed people stay as rows: tickets and history name them.
  deleted_at timestamptz
);
create unique index users_username_key on users (username_key) where deleted_at is null;
create index users_department_id on users (department_id);
create index users_created_at on users (created_at desc, id desc) where deleted_at is null;

alter table departments add constraint departments_leader_id_fkey foreign key (leader_id) references users (id);
create index departments_leader_id on departments (leader_id);

create table user_roles (
  user_id uuid not null references users (id) on delete cascade,
  role_id uuid not null references roles (id),
  -- 0 is the primary role, the one the old wire calls roleId.
  position integer not null default 0,
  primary key (user_id, role_id)
);
create index user_roles_role_id on user_roles (role_id);

create table user_posts (
  user_id uuid not null references users (id) on delete cascade,
  post_id uuid not null references posts (id),
  position integer not null default 0,
  primary key (user_id, post_id)
);
create index user_posts_post_id on user_posts (post_id);

create table sessions (
  id uuid primary key,
  -- SHA-256 of the token: a copy of the table signs nobody in.
  token_hash bytea not null,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  address text not null default '',
  user_agent text not null default ''
);
create unique index sessions_token_hash on sessions (token_hash);
create index sessions_user_id on sessions (user_id);
create index sessions_expires_at on sessions (expires_at);

create table captchas (
  id uuid primary key,
  answer text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index captchas_created_at on captchas (created_at);

create table sign_in_throttles (
  -- What is counted: an account at an address, an account, an address.
  key text primary key,
  failures integer not null,
  window_started_at timestamptz not null,
  blocked_until timestamptz
);
create index sign_in_throttles_window_started_at on sign_in_throttles (window_started_at);

create table menus (
  id uuid primary key,
  parent_id uuid references menus (id) on delete cascade,
  kind text not null check (kind in ('folder', 'page', 'button')),
  name text not null,
  title text not null,
  title_en text not null,
  icon text not null default '',
  path text not null default '',
  component text not null default '',
  permission text,
  sort integer not null default 0,
  visible boolean not null default true,
  no_cache boolean not null default false
);
create index menus_parent_id on menus (parent_id);

create table settings (
  classify integer primary key,
  id uuid not null,
  content jsonb not null,
  updated_at timestamptz not null,
  updated_by uuid references users (id)
);

create table forms (
  id uuid primary key,
  name text not null,
  remark text not null default '',
  definition jsonb not null,
  field_count integer not null,
  revision integer not null,
  created_at timestamptz not null,
  created_by uuid not null references users (id),
  updated_at timestamptz not null,
  updated_by uuid not null references users (id),
  deleted_at timestamptz
);
create unique index forms_name on forms (name) where deleted_at is null;
create index forms_updated_at on forms (updated_at desc, id desc) where deleted_at is null;

create table idempotency_keys (
  actor_id uuid not null references users (id) on delete cascade,
  key text not null,
  route text not null,
  body_hash text not null,
  -- Null while the first call is still running: it is written in that call's own transaction.
  answer jsonb,
  created_at timestamptz not null,
  primary key (actor_id, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);
