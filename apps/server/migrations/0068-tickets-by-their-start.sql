-- The dashboard counts the tickets that were started in a period, by day and by process: its index alone answers, for whoever sees only some of them too.
create index tickets_started on tickets (created_at) include (id, process_id, requester_id, status);
drop index tickets_created_at;
