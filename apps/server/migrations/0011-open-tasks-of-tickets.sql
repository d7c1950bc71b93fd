-- What lists show of a ticket that runs stands in its own row: its open tasks with whoever is asked. Every move writes them with the state.

alter table tickets add column open_tasks jsonb not null default '[]';

-- In the order of the state, and each person with their place in the task: answers leave gaps.
update tickets t set open_tasks = (
  select coalesce(jsonb_agg(jsonb_build_object('taskId', k.task_id, 'nodeId', k.node_id, 'nodeName', k.node_name, 'completion', k.completion,
    'asked', (
      select coalesce(jsonb_agg(jsonb_build_object('id', a.person ->> 'userId', 'place', a.place - 1) order by a.place), '[]')
      from jsonb_array_elements(s.task -> 'assignments') with ordinality a (person, place)
      where a.person ->> 'status' = 'open'
    )) order by s.place), '[]')
  from jsonb_array_elements(t.state -> 'tasks') with ordinality s (task, place)
    join ticket_tasks k on k.ticket_id = t.id and k.task_id = s.task ->> 'id'
  where s.task ->> 'status' = 'open'
)
where t.status = 'running';

-- Room in each page for the next version of its rows: a move that changes no indexed column then touches no index.
alter table tickets set (fillfactor = 85);

create index tickets_status on tickets (status, id desc);

-- With the task, so that a to-do list is read from the index alone, in its order.
drop index ticket_assignments_open;
create index ticket_assignments_open on ticket_assignments (user_id, opened_at, ticket_id, task_id) where status = 'open';

-- What somebody has handled, with the instant of the ticket's last change: that list is in its order, and would else be sorted for each page.
create table handled_tickets (
  user_id uuid not null references users (id),
  ticket_id uuid not null references tickets (id),
  updated_at timestamptz not null,
  primary key (user_id, ticket_id)
);
insert into handled_tickets (user_id, ticket_id, updated_at)
select distinct a.user_id, t.id, t.updated_at from ticket_assignments a join tickets t on t.id = a.ticket_id where a.status in ('agreed', 'refused');
create index handled_tickets_updated on handled_tickets (user_id, updated_at desc, ticket_id desc);
