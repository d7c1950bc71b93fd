-- The whole set of moves: copies, reasons and files of acts, steps that no person does.

-- Which kinds there are says workflow-core, whose words these columns hold; its tests and the types of the server keep them.
alter table ticket_history drop constraint ticket_history_kind_check;
alter table ticket_tasks drop constraint ticket_tasks_completion_check;
alter table ticket_tasks drop constraint ticket_tasks_outcome_check;
alter table ticket_assignments drop constraint ticket_assignments_status_check;
alter table notices drop constraint if exists notices_kind_check;
alter table tickets drop constraint tickets_status_check;

-- What only some kinds of entries have: the name of an answer, where it was sent, the code of a reason, files that were handed in.
alter table ticket_history add column details jsonb not null default '{}';

-- Who was sent a copy of a ticket: they may look into it.
create table ticket_copies (
  user_id uuid not null references users (id),
  ticket_id uuid not null references tickets (id),
  -- The latest, when there were several.
  sent_at timestamptz not null,
  primary key (user_id, ticket_id)
);
create index ticket_copies_sent on ticket_copies (user_id, sent_at desc, ticket_id desc);

-- What a step does that no person does: it runs in the job engine and comes back as a command with this id.
create table ticket_jobs (
  ticket_id uuid not null references tickets (id),
  job_id text not null,
  kind text not null,
  node_id text not null,
  node_name text not null,
  -- What is to be done, as the step said it.
  task jsonb not null,
  status text not null check (status in ('waiting', 'failed', 'done', 'cancelled')),
  attempts integer not null default 0,
  -- Of the last failure; never a secret.
  error text not null default '',
  opened_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (ticket_id, job_id)
);
-- The list of incidents.
create index ticket_jobs_failed on ticket_jobs (updated_at desc, ticket_id, job_id) where status = 'failed';

-- A ticket that another one waits for.
create table sub_tickets (
  ticket_id uuid primary key references tickets (id),
  parent_id uuid not null,
  parent_job_id text not null,
  foreign key (parent_id, parent_job_id) references ticket_jobs (ticket_id, job_id)
);
create unique index sub_tickets_parent on sub_tickets (parent_id, parent_job_id);

-- Hands a step that no person does to the job engine. A timer waits there for its time; a date that cannot be read is over at once.
create function begin_errand(ticket uuid, job text, task jsonb) returns void language plpgsql volatile as $$
declare
  begins timestamptz := now();
  held text;
begin
  if task #>> '{wait,kind}' = 'delay' then
    begins := (select opened_at from ticket_jobs j where j.ticket_id = ticket and j.job_id = job);
    begins := coalesce(begins, now()) + make_interval(secs => (task #>> '{wait,seconds}')::float8);
  elsif task #>> '{wait,kind}' = 'until' then
    held := (select values ->> (task #>> '{wait,model}') from ticket_values v where v.ticket_id = ticket);
    begin
      begins := case when held ~ '(Z|[+-][0-9]{2}:?[0-9]{2})$' then held::timestamptz
        else held::timestamp at time zone coalesce(nullif((select content ->> 'time_zone' from settings where classify = 1), ''), current_setting('TimeZone'))
      end;
    exception when others then
      begins := now();
    end;
  end if;
  perform graphile_worker.add_job('ticket.errand', payload => json_build_object('ticketId', ticket, 'jobId', job),
    job_key => 'errand:' || ticket || ':' || job, run_at => coalesce(begins, now()),
    max_attempts => greatest(1, 1 + coalesce((task #>> '{request,retries}')::int, 2)));
end $$;

-- The notices of an act that was taken back, as far as they wait.
create function drop_notices(ticket uuid, act_at text) returns void language plpgsql volatile as $$
declare
  waiting text;
begin
  for waiting in
    select j.key from graphile_worker._private_jobs j
    where j.key >= ticket || ':' and j.key < ticket || ';' and j.locked_at is null and j.payload ->> 'at' = act_at
  loop
    perform graphile_worker.remove_job(waiting);
  end loop;
end $$;
