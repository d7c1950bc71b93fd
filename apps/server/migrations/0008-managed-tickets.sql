-- Administrators give open tasks to somebody else and end tickets that nobody can decide.

alter table tickets drop constraint tickets_status_check;
alter table tickets add constraint tickets_status_check check (status in ('running', 'approved', 'refused', 'withdrawn', 'terminated'));

alter table ticket_history drop constraint ticket_history_kind_check;
alter table ticket_history add constraint ticket_history_kind_check
  check (kind in ('started', 'assigned', 'approved', 'refused', 'withdrawn', 'reassigned', 'terminated', 'finished'));
-- Who no longer has the task; only of kind `reassigned`, and only there part of the row's hash.
alter table ticket_history add column replaced jsonb not null default '[]';

alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check
  check (kind in ('task-assigned', 'ticket-approved', 'ticket-refused', 'ticket-terminated'));
