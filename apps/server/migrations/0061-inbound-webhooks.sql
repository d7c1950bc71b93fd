-- Inbound webhooks: addresses at which another system starts tickets, what was received there, and which ticket is about what.
create table inbound_webhooks (
  id uuid primary key,
  name text not null,
  process_id uuid not null references processes (id),
  starter_id uuid not null references users (id),
  enabled boolean not null,
  -- What a call becomes.
  mapping jsonb not null,
  -- One of these a call has to show; none: the address is enough.
  signatures text[] not null,
  per_minute integer not null,
  -- Of the address nothing is kept but a hash. What calls are signed with is sealed.
  secret_hash bytea not null,
  signing_secret text not null,
  -- From before the last renewal; they work until `old_until`.
  old_secret_hash bytea,
  old_signing_secret text,
  old_until timestamptz,
  revision integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (num_nonnulls(old_secret_hash, old_signing_secret, old_until) in (0, 3))
);
create unique index inbound_webhooks_secret on inbound_webhooks (secret_hash);
create unique index inbound_webhooks_old_secret on inbound_webhooks (old_secret_hash) where old_secret_hash is not null;
create index inbound_webhooks_starter on inbound_webhooks (starter_id);

create table inbound_calls (
  id uuid primary key,
  webhook_id uuid not null references inbound_webhooks (id) on delete cascade,
  received_at timestamptz not null,
  -- What its sender knows it by.
  call_key text,
  body_hash text not null,
  -- The beginning of it; all of it where `is_whole`.
  body text not null,
  is_whole boolean not null,
  result text not null check (result in ('started', 'known', 'ignored', 'refused')),
  ticket_id uuid references tickets (id),
  refusal text,
  params jsonb not null,
  issues jsonb not null,
  tries integer not null,
  check ((result = 'refused') = (refusal is not null)),
  check ((result in ('started', 'known')) = (ticket_id is not null))
);
-- Of what was taken under a key there is one; what was refused may come again.
create unique index inbound_calls_key on inbound_calls (webhook_id, call_key) where call_key is not null and result <> 'refused';
create index inbound_calls_log on inbound_calls (webhook_id, id desc);
create index inbound_calls_received on inbound_calls (received_at);

-- What calls are about, by a hash of what they say, and its last ticket.
create table inbound_subjects (
  webhook_id uuid not null references inbound_webhooks (id) on delete cascade,
  subject_hash bytea not null,
  ticket_id uuid not null references tickets (id),
  seen_at timestamptz not null,
  primary key (webhook_id, subject_hash)
);
create index inbound_subjects_seen on inbound_subjects (seen_at);

-- The page, beside that of recurring tickets. A new site is given it with its other pages.
insert into menus (id, parent_id, kind, name, title, title_en, icon, path, component, permission, sort)
select gen_random_uuid(), folder.id, 'page', 'inbound', '接收 Webhook', 'Inbound webhooks', 'inbound', 'inbound', 'inbound', 'process:admin:inbound:list', 4
from menus folder where folder.kind = 'folder' and folder.path = '/design' and folder.name = 'design';
insert into menus (id, parent_id, kind, name, title, title_en, permission, sort)
select gen_random_uuid(), page.id, 'button', '', button.title, button.title_en, button.permission, button.place
from menus page cross join (values
  ('新增', 'Add', 'process:admin:inbound:add', 0),
  ('修改', 'Edit', 'process:admin:inbound:edit', 1),
  ('删除', 'Remove', 'process:admin:inbound:delete', 2)
) as button (title, title_en, permission, place)
where page.kind = 'page' and page.component = 'inbound';
