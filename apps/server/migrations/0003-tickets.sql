-- Tickets, the tasks people have on them, their history, and in-app notices.

create table ticket_numbers (
  -- One row per day; the row lock hands out the numbers one by one.
  day date primary key,
  last integer not null
);

create table tickets (
  id uuid primary key,
  number text not null,
  title text not null,
  priority smallint not null check (priority between 1 and 3),
  process_id uuid not null references processes (id),
  version_id uuid not null references process_versions (id),
  -- The name at the start: a renamed process does not rename what was asked for.
  process_name text not null,
  requester_id uuid not null references users (id),
  status text not null check (status in ('running', 'approved', 'refused', 'withdrawn')),
  state jsonb not null,
  revision integer not null,
  history_length integer not null,
  history_hash text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  finished_at timestamptz,
  check ((status = 'running') = (finished_at is null))
);
create unique index tickets_number on tickets (number);
create index tickets_requester on tickets (requester_id, id desc);
create index tickets_created_at on tickets (created_at);
create index tickets_finished_at on tickets (finished_at) where finished_at is not null;
create index tickets_running_on_version on tickets (version_id) where status = 'running';

create table ticket_values (
  ticket_id uuid primary key references tickets (id),
  values jsonb not null
);

create table ticket_tasks (
  ticket_id uuid not null references tickets (id),
  task_id text not null,
  node_id text not null,
  node_name text not null,
  completion text not null check (completion in ('any', 'all')),
  fallback boolean not null default false,
  status text not null check (status in ('open', 'done', 'cancelled')),
  outcome text check (outcome in ('agreed', 'refused', 'cancelled')),
  decided_by uuid references users (id),
  opened_at timestamptz not null,
  closed_at timestamptz,
  primary key (ticket_id, task_id),
  check ((status = 'open') = (closed_at is null))
);

create table ticket_assignments (
  ticket_id uuid not null,
  task_id text not null,
  user_id uuid not null references users (id),
  position integer not null,
  status text not null check (status in ('open', 'agreed', 'refused', 'closed')),
  opened_at timestamptz not null,
  answered_at timestamptz,
  primary key (ticket_id, task_id, user_id),
  foreign key (ticket_id, task_id) references ticket_tasks (ticket_id, task_id)
);
-- The to-do badge is one count over this index.
create index ticket_assignments_open on ticket_assignments (user_id, opened_at, ticket_id) where status = 'open';
create index ticket_assignments_user on ticket_assignments (user_id, ticket_id);

create table ticket_history (
  ticket_id uuid not null references tickets (id),
  sequence integer not null,
  kind text not null check (kind in ('started', 'assigned', 'approved', 'refused', 'withdrawn', 'finished')),
  node_id text,
  node_name text not null,
  task_id text,
  actor_id uuid references users (id),
  -- Names as they were then.
  actor_name text,
  remark text not null,
  assignees jsonb not null,
  fallback boolean not null,
  at timestamptz not null,
  -- SHA-256 over the previous hash and this row: an edited or missing row breaks the chain.
  hash text not null,
  primary key (ticket_id, sequence)
);
create trigger ticket_history_append_only before update or delete on ticket_history
  for each row execute function refuse_change();

create table notices (
  id uuid primary key,
  -- Ticket, effect and receiver: a job that runs twice delivers once.
  delivery_id text not null,
  user_id uuid not null references users (id),
  kind text not null check (kind in ('task-assigned', 'ticket-approved', 'ticket-refused')),
  ticket_id uuid not null references tickets (id),
  node_name text not null,
  created_at timestamptz not null,
  read_at timestamptz
);
create unique index notices_delivery on notices (delivery_id);
create index notices_user on notices (user_id, created_at desc, id desc);
create index notices_unread on notices (user_id) where read_at is null;
