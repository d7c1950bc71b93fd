-- How many tickets somebody has handled is counted on from what was counted before, so each says since when it is one of them.

-- What is there already was handled before anything was counted: no row is written for it.
alter table handled_tickets add column handled_at timestamptz not null default 'epoch';

-- In the order of the list, and enough for counting.
drop index handled_tickets_updated;
create index handled_tickets_updated on handled_tickets (user_id, updated_at desc, ticket_id desc) include (handled_at);
