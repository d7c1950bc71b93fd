-- A move is one read and one write: what the read has to know beforehand stands with the published version.

-- By node at which a ticket can wait: whom the tasks that follow may ask (`peopleAhead` of workflow-core), written when a version is published.
alter table process_versions add column asked jsonb;

-- Versions that were published before ask the people of all their tasks at every node: more than is needed, and never less.
alter table process_versions disable trigger process_versions_immutable;
update process_versions v set asked = coalesce((
  select jsonb_object_agg(node ->> 'id', jsonb_build_object(
    'userIds', jsonb_path_query_array(v.definition, '$.nodes[*].assignees[*] ? (@.kind == "user").userIds[*]'),
    'roleIds', jsonb_path_query_array(v.definition, '$.nodes[*].assignees[*] ? (@.kind == "role").roleIds[*]'),
    'departmentLeader', jsonb_path_exists(v.definition, '$.nodes[*].assignees[*] ? (@.kind == "departmentLeader")')
  ))
  from jsonb_array_elements(v.definition -> 'nodes') node
  where node ->> 'kind' in ('start', 'userTask')
), '{}');
alter table process_versions enable trigger process_versions_immutable;
alter table process_versions alter column asked set not null;

-- Marks as read what called these people to a task. A function, because each of its statements sees what was committed before it began:
-- a delivery for which the move had to wait at the ticket's row is found, although the move itself had begun before it.
create function read_task_notices(ticket uuid, task text, people uuid[], at timestamptz) returns void language sql volatile as $$
  update notices set read_at = at where ticket_id = ticket and task_id = task and user_id = any(people) and read_at is null;
$$;
