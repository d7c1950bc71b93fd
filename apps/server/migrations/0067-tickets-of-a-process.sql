-- Lists of tickets are narrowed to a process: its tickets in their order, with what is asked together with it, so that its index alone answers.
create index tickets_process on tickets (process_id, id desc) include (status, requester_id);
