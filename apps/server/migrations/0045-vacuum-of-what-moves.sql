-- What a ticket leaves behind when it is moved (its old row, and that row's places in the indexes of what is still open) is passed over by whoever counts or
-- lists what is open. By itself PostgreSQL tidies up when a fifth of all rows are such, so with a million tickets after some hundred thousand moves.
alter table tickets set (autovacuum_vacuum_scale_factor = 0.01);
alter table ticket_assignments set (autovacuum_vacuum_scale_factor = 0.01);
alter table notices set (autovacuum_vacuum_scale_factor = 0.01);
