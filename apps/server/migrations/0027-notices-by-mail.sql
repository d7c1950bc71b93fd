-- Notices also go out by mail, in the language their reader used last.
-- A table of its own: a change of `users` makes every server forget the person's sessions.
create table reading_languages (
  user_id uuid primary key references users (id) on delete cascade,
  locale text not null
);
-- When the mail server took it; null for one that was not sent.
alter table notices add column mailed_at timestamptz;

-- As before, and whoever has an address is written to by a job, once for each notice that is new here. While mail is switched off nothing is kept for
-- later. One message at a time and after all other jobs: a mail server that does not answer holds up nothing else.
create or replace function deliver_notices(ticket uuid, task text, rows jsonb, delivered_at timestamptz) returns void language plpgsql volatile as $$
declare
  written record;
  is_mailed boolean := exists (select from settings where classify = 3 and content -> 'isOn' = 'true'::jsonb);
begin
  if task is not null then
    perform from tickets where id = ticket for share;
  end if;
  for written in
    insert into notices (id, delivery_id, user_id, kind, ticket_id, node_name, task_id, created_at, read_at)
    select n.id, n.delivery_id, n.user_id, n.kind, ticket, n.node_name, task, n.created_at,
      case when exists (
        select from ticket_assignments a
        where a.ticket_id = ticket and a.task_id = task and a.user_id = n.user_id and a.status <> 'open'
      ) then delivered_at end
    from jsonb_populate_recordset(null::notices, rows) n
    where not exists (select from preferences p where p.user_id = n.user_id and p.content -> 'mutedNotices' ? n.kind)
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
end $$;
