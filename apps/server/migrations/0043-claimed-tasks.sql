-- A task that somebody has claimed leaves the to-do lists of those who could do it as well, and comes back with the claim's end: their rows are set
-- aside meanwhile. So it is with what is claimed already; whoever is asked by delegation or signs as well is not set aside.
update ticket_assignments a set status = 'setAside'
from tickets t, jsonb_array_elements(t.state -> 'tasks') task, jsonb_array_elements(task -> 'assignments') share
where t.status = 'running' and t.state @? '$.tasks[*].claimedBy'
  and task ->> 'status' = 'open' and task ? 'claimedBy' and share ->> 'userId' <> task ->> 'claimedBy'
  and not share ? 'delegatedBy' and not share ? 'addedBy'
  and a.ticket_id = t.id and a.task_id = task ->> 'id' and a.user_id = (share ->> 'userId')::uuid and a.status = 'open';

-- The same of what lists show of their tickets.
update tickets t set open_tasks = (
  select jsonb_agg(open.task || jsonb_build_object('asked', (
    select coalesce(jsonb_agg(person.entry order by person.place), '[]')
    from jsonb_array_elements(open.task -> 'asked') with ordinality person (entry, place)
    where not exists (
      select from ticket_assignments a
      where a.ticket_id = t.id and a.task_id = open.task ->> 'taskId' and a.user_id = (person.entry ->> 'id')::uuid and a.status = 'setAside'
    )
  )) order by open.place)
  from jsonb_array_elements(t.open_tasks) with ordinality open (task, place)
)
where t.status = 'running' and t.state @? '$.tasks[*].claimedBy' and t.open_tasks <> '[]';
