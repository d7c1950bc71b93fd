-- When the time of a step is up: of each task, and of a ticket the earliest of its open ones.
alter table ticket_tasks add column due_at timestamptz;
-- Null as well while the ticket is suspended, when no time runs.
alter table tickets add column due_at timestamptz;
-- Most tickets are never due: the list of those whose time is up begins with them.
create index tickets_due on tickets (due_at) where due_at is not null;
