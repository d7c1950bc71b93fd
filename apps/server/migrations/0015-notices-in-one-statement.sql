-- The notices of one job, without a transaction around several statements: most of what a move cost the server was their delivery.

-- Writes notices that are not there yet (`rows`: rows of `notices` without `read_at`). Whom the task asks for nothing any more finds theirs read. A
-- function, because each of its statements sees what was committed before it began: a decision that holds the ticket's row is waited for and
-- then seen, and one that comes later waits here and finds these notices to mark.
create function deliver_notices(ticket uuid, task text, rows jsonb, delivered_at timestamptz) returns void language plpgsql volatile as $$
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
  on conflict do nothing;
end $$;
