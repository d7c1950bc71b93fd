-- What people keep about themselves: sex, a picture, preferences, and the role they act as.

-- As the old wire spells it: 0 male, 1 female, 2 not said.
alter table users add column if not exists sex text not null default '2';

-- A picture is shown to everybody who is signed in: is this file somebody's?
create index users_avatar on users (avatar) where avatar <> '';

create table preferences (
  user_id uuid primary key references users (id) on delete cascade,
  -- Only what was chosen.
  content jsonb not null,
  updated_at timestamptz not null
);

-- Null: all roles of the person. When the role is deleted, all roles again.
alter table sessions add column acting_role_id uuid references roles (id) on delete set null;
create index sessions_acting_role on sessions (acting_role_id) where acting_role_id is not null;

drop trigger sessions_tell_change on sessions;
create trigger sessions_tell_change after update of user_id, expires_at, revoked_at, successor_id, acting_role_id on sessions for each row
  when (old.* is distinct from new.*) execute function tell_session_change('session', 'id');

-- As before, but for notices of a kind that their person does not want.
create or replace function deliver_notices(ticket uuid, task text, rows jsonb, delivered_at timestamptz) returns void language plpgsql volatile as $$
begin
  if task is not null then
    perform from tickets where id = ticket for share;
  end if;
  insert into notices (id, delivery_id, user_id, kind, ticket_id, node_name, task_id, created_at, read_at)
  select n.id, n.delivery_id, n.user_id, n.kind, ticket, n.node_name, task, n.created_at,
    case when exists (
      select from ticket_assignments a
      where a.ticket_id = ticket and a.task_id = task and a.user_id = n.user_id and a.status <> 'open'
    ) then delivered_at end
  from jsonb_populate_recordset(null::notices, rows) n
  where not exists (select from preferences p where p.user_id = n.user_id and p.content -> 'mutedNotices' ? n.kind)
  on conflict do nothing;
end $$;
