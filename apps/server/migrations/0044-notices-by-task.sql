-- What called people to a task is found by the task. Asked for all at once, PostgreSQL went through everything that each of these people has not read yet,
-- which grows with what they leave unread: "offset 0" has each task looked up by itself.
create or replace function read_notices_of_tasks(tickets uuid[], tasks text[], people uuid[], at timestamptz) returns void language plpgsql volatile as $$
begin
  update notices set read_at = at where id in (
    select n.id from unnest(tickets, tasks, people) asked (ticket, task, person)
      cross join lateral (
        select id, user_id from notices where ticket_id = asked.ticket and task_id = asked.task and read_at is null offset 0 for update skip locked
      ) n
    where n.user_id = asked.person
  );
end $$;
