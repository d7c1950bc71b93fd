-- Webhooks: which other systems are told what happens to tickets, and the log of what they were sent.
create table webhooks (
  id uuid primary key,
  name text not null,
  url text not null,
  enabled boolean not null,
  events text[] not null,
  -- None: of all processes.
  process_ids uuid[] not null,
  include_values boolean not null,
  -- Sealed.
  secret text not null,
  -- Since when nothing arrives.
  failing_since timestamptz,
  revision integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table webhook_deliveries (
  id uuid primary key,
  webhook_id uuid not null references webhooks (id) on delete cascade,
  event text not null,
  -- The entry of the history that it tells of; null for a test.
  ticket_id uuid,
  sequence integer,
  ticket_number text not null,
  -- As it is sent, the same each time.
  body text not null,
  status text not null check (status in ('waiting', 'delivered', 'failed')),
  attempts integer not null,
  http_status integer,
  error text,
  answer text not null,
  duration_ms integer,
  created_at timestamptz not null,
  attempted_at timestamptz
);
-- An entry is told once, however often the job runs.
create unique index webhook_deliveries_told on webhook_deliveries (webhook_id, ticket_id, sequence);
create index webhook_deliveries_log on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_created on webhook_deliveries (created_at);

-- The page, beside that of API tokens. A new site is given it with its other pages.
update menus set sort = 11 where kind = 'page' and component = 'health' and sort = 10;
insert into menus (id, parent_id, kind, name, title, title_en, icon, path, component, permission, sort)
select gen_random_uuid(), folder.id, 'page', 'webhooks', 'Webhook', 'Webhooks', 'webhooks', 'webhooks', 'webhooks', 'system:webhooks:list', 10
from menus folder where folder.kind = 'folder' and folder.path = '/system' and folder.name = 'system';
insert into menus (id, parent_id, kind, name, title, title_en, permission, sort)
select gen_random_uuid(), id, 'button', '', '管理 Webhook', 'Manage webhooks', 'system:webhooks:edit', 0
from menus where kind = 'page' and component = 'webhooks';
