-- A script of a process is a step that no person does. Those that wait stand in one queue, so that of the workers of such steps one at most runs scripts, and calls of
-- other systems, webhooks and mail go on beside them. Everything else of this function is as it was.
create or replace function begin_errand(ticket uuid, job text, task jsonb) returns void language plpgsql volatile as $$
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
      begins := case
        when held !~ '^[0-9]' then now()
        when held ~ '(Z|[+-][0-9]{2}:?[0-9]{2})$' then held::timestamptz
        else held::timestamp at time zone coalesce(nullif((select content ->> 'time_zone' from settings where classify = 1), ''), current_setting('TimeZone'))
      end;
    exception when others then
      begins := now();
    end;
  end if;
  perform graphile_worker.add_job('ticket.errand', payload => json_build_object('ticketId', ticket, 'jobId', job),
    queue_name => case when task ->> 'kind' = 'script' then 'scripts' end,
    job_key => 'errand:' || ticket || ':' || job, run_at => coalesce(begins, now()),
    max_attempts => greatest(1, 1 + coalesce((task #>> '{request,retries}')::int, 2)));
end $$;
