-- Which task a notice is about: it is read once that task asks its person for nothing any more.

alter table notices add column task_id text;

-- A notice carries the instant of the step that opened its task.
update notices n set task_id = t.task_id
from ticket_tasks t join ticket_assignments a on a.ticket_id = t.ticket_id and a.task_id = t.task_id
where n.kind = 'task-assigned' and n.ticket_id = t.ticket_id and n.user_id = a.user_id
  and n.node_name = t.node_name and n.created_at = t.opened_at;

update notices n set read_at = a.answered_at
from ticket_assignments a
where n.read_at is null and a.ticket_id = n.ticket_id and a.task_id = n.task_id and a.user_id = n.user_id and a.status <> 'open';

create index notices_unread_of_task on notices (ticket_id, task_id) where read_at is null;
