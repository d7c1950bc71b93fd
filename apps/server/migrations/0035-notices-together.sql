-- Notices of many tickets in one job: moves that are written together tell about all of them together.

-- Acts that were taken back before their notices left: they never do.
create table taken_back_acts (
  ticket_id uuid not null references tickets (id),
  act_at timestamptz not null,
  primary key (ticket_id, act_at)
);
-- For the sweep.
create index taken_back_acts_at on taken_back_acts (act_at);

-- As before for jobs of one notice; of those of many it is noted that this act's are not to leave.
create or replace function drop_notices(ticket uuid, act_at text) returns void language plpgsql volatile as $$
declare
  waiting text;
begin
  for waiting in
    select j.key from graphile_worker._private_jobs j
    where j.key >= ticket || ':' and j.key < ticket || ';' and j.locked_at is null and j.payload ->> 'at' = drop_notices.act_at
  loop
    perform graphile_worker.remove_job(waiting);
  end loop;
  insert into taken_back_acts (ticket_id, act_at) values (ticket, drop_notices.act_at::timestamptz) on conflict do nothing;
end $$;

-- Marks as read what called these people to these tasks, place by place. In the place of `read_task_notices`, and nobody is waited for: whoever marks one
-- of them at this moment does the same.
drop function read_task_notices;
create function read_notices_of_tasks(tickets uuid[], tasks text[], people uuid[], at timestamptz) returns void language plpgsql volatile as $$
begin
  update notices set read_at = at where id in (
    select n.id from unnest(tickets, tasks, people) asked (ticket, task, person)
      join notices n on n.ticket_id = asked.ticket and n.task_id = asked.task and n.user_id = asked.person and n.read_at is null
    for update of n skip locked
  );
end $$;

/*
  As `deliver_notices`, for notices of many tickets (`told`: rows of `notices` without `read_at`). A ticket that is being moved is not waited for, unless
  `waits`, which is for notices of one ticket: what its tasks tell is left out.

  Returns the tickets that were left out.
*/
create function deliver_notices_together(told jsonb, delivered_at timestamptz, waits boolean) returns setof uuid language plpgsql volatile as $$
declare
  written record;
  is_mailed boolean := exists (select from settings where classify = 3 and content -> 'isOn' = 'true'::jsonb);
  wanted uuid[] := array(select distinct (n ->> 'ticket_id')::uuid from jsonb_array_elements(told) n where n ->> 'task_id' is not null);
  held uuid[];
begin
  if waits then
    held := array(select h.id from (select t.id from tickets t where t.id = any(wanted) for share) h);
  else
    held := array(select h.id from (select t.id from tickets t where t.id = any(wanted) for share skip locked) h);
  end if;
  for written in
    insert into notices (id, delivery_id, user_id, kind, ticket_id, node_name, task_id, created_at, read_at)
    select n.id, n.delivery_id, n.user_id, n.kind, n.ticket_id, n.node_name, n.task_id, n.created_at,
      case when n.task_id is not null and exists (
        select from ticket_assignments a
        where a.ticket_id = n.ticket_id and a.task_id = n.task_id and a.user_id = n.user_id and a.status <> 'open'
      ) then delivered_at end
    from jsonb_populate_recordset(null::notices, told) n
    where (n.task_id is null or n.ticket_id = any(held))
      and not exists (select from taken_back_acts b where b.ticket_id = n.ticket_id and b.act_at = n.created_at)
      and not exists (select from preferences p where p.user_id = n.user_id and p.content -> 'mutedNotices' ? n.kind)
    on conflict do nothing
    returning notices.id, notices.user_id, notices.read_at
  loop
    if is_mailed and written.read_at is null
      and exists (select from users u where u.id = written.user_id and u.email <> '' and u.enabled and u.deleted_at is null)
    then
      perform graphile_worker.add_job('mail.notice', payload => json_build_object('noticeId', written.id), job_key => 'mail:' || written.id,
        queue_name => 'mail', max_attempts => 12, priority => 10);
    end if;
  end loop;
  return query select w from unnest(wanted) w where w <> all(held);
end $$;
