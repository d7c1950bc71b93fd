-- Tickets that start by themselves: when, of which process, in whose name, filled in with what.
create table ticket_schedules (
  id uuid primary key,
  name text not null,
  process_id uuid not null references processes (id),
  starter_id uuid not null references users (id),
  title text not null,
  priority smallint not null,
  values jsonb not null,
  -- By step whom its requester chose.
  chosen jsonb not null,
  rule jsonb not null,
  enabled boolean not null,
  -- Null while it is disabled or over; computed by the clocks of `time_zone`, and anew when the site has another.
  next_run_at timestamptz,
  time_zone text not null,
  -- What came of it the last time: a ticket, or the code of a refusal.
  last_run_at timestamptz,
  last_ticket_id uuid references tickets (id),
  last_refusal text,
  revision integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (enabled or next_run_at is null),
  check (num_nonnulls(last_ticket_id, last_refusal) = num_nonnulls(last_run_at))
);
create index ticket_schedules_next on ticket_schedules (next_run_at) where next_run_at is not null;
create index ticket_schedules_starter on ticket_schedules (starter_id);

-- Its page. A new site is given it with its other pages.
insert into menus (id, parent_id, kind, name, title, title_en, icon, path, component, permission, sort)
select gen_random_uuid(), folder.id, 'page', 'schedules', '定期工单', 'Recurring tickets', 'schedules', 'schedules', 'schedules', 'process:admin:schedule:list', 3
from menus folder where folder.kind = 'folder' and folder.path = '/design' and folder.name = 'design';
insert into menus (id, parent_id, kind, name, title, title_en, permission, sort)
select gen_random_uuid(), page.id, 'button', '', button.title, button.title_en, button.permission, button.place
from menus page cross join (values
  ('新增', 'Add', 'process:admin:schedule:add', 0),
  ('修改', 'Edit', 'process:admin:schedule:edit', 1),
  ('删除', 'Remove', 'process:admin:schedule:delete', 2)
) as button (title, title_en, permission, place)
where page.kind = 'page' and page.component = 'schedules';
